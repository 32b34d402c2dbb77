import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STATIC } from '../scripts/bundle.mjs';
import { launch } from './support';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self'";

let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = STATIC + (request.url === '/' ? 'index.html' : request.url?.slice(1));
    if (!existsSync(path)) return response.writeHead(404).end();
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY });
    return response.end(readFileSync(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

test('the bundle runs under a policy without inline code', async () => {
  const page = await browser.newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(String(error)));
  await page.goto(origin);
  await page.waitForSelector('#app > *');
  expect(violations).toEqual([]);
});
