// Makes the pictures in docs/images: a server on a free port, a game of bots in it, and a browser.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUTPUT = join(ROOT, 'docs/images');
const PYTHON = process.env.FISHKA_PYTHON ?? join(ROOT, '.venv/bin/python');
/** Games with the seats at the table, and how many choices the reader's seat makes before the picture. */
const GAMES = [
  { game: 'islands', players: 4, choices: 20 },
  { game: 'amyitis', players: 3, choices: 26 },
  { game: 'wolves', players: 3, choices: 26 },
  { game: 'colonies', players: 3, choices: 40 },
];
const BEST = '.panel li.best [data-action]';

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

/**
 * A table in the middle of a game: the reader plays what the lamp shows; the last hint is not yet done.
 * @param {import('playwright-core').Page} page
 * @param {typeof GAMES[number]} wanted
 */
async function play(page, { game, players, choices }) {
  await page.goto(`${url}/new/${game}`);
  await page.waitForSelector('form');
  for (let extra = players - 2; extra > 0; extra--) await page.click('form section:first-child > button');
  await page.fill('[data-seat-name="0"]', 'Hanna');
  for (let seat = 1; seat < players; seat++) {
    await page.selectOption(`[data-seat-kind="${seat}"]`, 'bot');
    await page.selectOption(`ol li:nth-child(${seat + 1}) select:not([data-seat-kind])`, 'amateur');
  }
  await page.click('button[type=submit]');
  for (let made = 0; ; made++) {
    await page.waitForSelector('.page[data-pending="false"] [data-act="hint"]:not([aria-disabled])', { timeout: 60_000 });
    await page.click('[data-act="hint"]');
    await page.waitForSelector(BEST);
    // What happened last has been shown by now.
    if (made === choices) await page.waitForTimeout(3500);
    await page.click(BEST);
    if (made === choices) return;
    const before = await page.getAttribute('.page', 'data-version');
    await page.click('[data-act="confirm"]:enabled');
    await page.waitForFunction((past) => document.querySelector('.page')?.getAttribute('data-version') !== past, before);
  }
}

const data = mkdtempSync(join(tmpdir(), 'fishka-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const server = spawn(
  PYTHON,
  ['-m', 'fishka', 'serve', '--no-browser', '--host', '127.0.0.1', '--port', String(port), '--data', data],
  { stdio: 'ignore', cwd: data },
);
try {
  await answers(`${url}/healthz`);
  const browser = await chromium.launch({
    executablePath: process.env.FISHKA_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  mkdirSync(OUTPUT, { recursive: true });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  for (const wanted of GAMES) {
    await play(page, wanted);
    await page.mouse.move(5, 790);
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(OUTPUT, `${wanted.game}.png`) });
  }
  await browser.close();
  console.log(OUTPUT);
} finally {
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
