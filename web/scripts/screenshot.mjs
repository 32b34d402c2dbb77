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
/** How many tiles the reader's seat lays before the picture is taken. */
const TURNS = 10;

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
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${url}/new/islands`);
  await page.waitForSelector('form');
  await page.click('form section:first-child > button');
  await page.click('form section:first-child > button');
  await page.fill('[data-seat-name="0"]', 'Hanna');
  for (const seat of [1, 2, 3]) {
    await page.selectOption(`[data-seat-kind="${seat}"]`, 'bot');
    await page.selectOption(`ol li:nth-child(${seat + 1}) select:not([data-seat-kind])`, 'greedy');
  }
  await page.click('button[type=submit]');
  await page.waitForSelector('.pieces');
  const legal = page.locator('.square.legal');
  const spot = page.locator('.spot:not(.blocked)').first();
  for (let laid = 0, looks = 0; looks < 900; looks++) {
    if (await page.locator('[data-act="skip"]:enabled').count()) {
      if (laid % 3 !== 2 && (await spot.count())) {
        await spot.click();
        await page.click('[data-act="confirm"]:enabled');
      } else await page.click('[data-act="skip"]:enabled');
    } else if (await legal.count()) {
      if (laid === TURNS) break;
      await legal.nth(Math.floor((await legal.count()) / 2)).click();
      await page.click('[data-act="confirm"]:enabled');
      laid++;
    }
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(3500);
  await legal.nth(Math.floor((await legal.count()) / 3)).click();
  await page.mouse.move(5, 790);
  await page.waitForTimeout(500);
  mkdirSync(OUTPUT, { recursive: true });
  await page.screenshot({ path: join(OUTPUT, 'islands.png') });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 780 });
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(OUTPUT, 'islands-phone.png') });
  await browser.close();
  console.log(OUTPUT);
} finally {
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
