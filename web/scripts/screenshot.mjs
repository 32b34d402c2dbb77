// Makes the README's screenshot: starts a server on a free port and takes a picture of its page.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUTPUT = join(ROOT, 'docs/screenshot.png');

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {string} url */
async function answers(url) {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(url).then((answer) => answer.ok, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no answer from ${url}`);
}

const data = mkdtempSync(join(tmpdir(), 'fishka-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}/`;
const server = spawn(join(ROOT, '.venv/bin/fishka'), ['serve'], {
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), FISHKA_DATA: data, BROWSER: 'true' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await answers(url);
  const browser = await chromium.launch({
    executablePath: process.env.FISHKA_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.screenshot({ path: OUTPUT });
  await browser.close();
  console.log(OUTPUT);
} finally {
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
