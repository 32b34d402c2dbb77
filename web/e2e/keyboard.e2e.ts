import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, Person, Server } from './support';

let browser: Browser;
let server: Server;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('a whole game with nothing but the keyboard, from the first page', async () => {
  const me = await Person.open(browser, server);
  const { page } = me;
  const press = (key: string) => page.keyboard.press(key);
  const focused = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      return [active?.getAttribute('aria-label'), active?.textContent?.trim(), active?.className].join(' ');
    });
  const tabTo = async (what: RegExp) => {
    for (let i = 0; i < 60; i++) {
      await press('Tab');
      if (what.test(await focused())) return;
    }
    throw new Error(`the Tab key does not come to ${what}`);
  };

  await page.goto(server.url);
  await page.waitForSelector('[data-play]');
  await tabTo(/Play: Islands/);
  await press('Enter');
  await page.waitForSelector('form');
  await page.waitForSelector('[data-option="tiles"]');
  for (let i = 0; i < 40; i++) {
    await press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('[data-option="tiles"]'))) break;
  }
  await press('ArrowDown');
  expect(await page.inputValue('[data-option="tiles"]')).toBe('islands-mini-18');
  await tabTo(/Start the game/);
  await press('Enter');
  await me.ready();
  await tabTo(/Square|Tile/);

  for (let n = 0; n < 60 && (await me.step()) !== 'over'; n++) {
    const before = await me.version();
    const step = await me.step();
    if (step === 'tile') {
      // Arrows go about until a legal square has the focus.
      const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
      for (let i = 0; i < 80; i++) {
        if (await page.evaluate(() => document.activeElement?.classList.contains('legal'))) break;
        await press(keys[Math.floor(i / (1 + (i % 5))) % 4] ?? 'ArrowUp');
      }
      if (!(await page.evaluate(() => document.activeElement?.classList.contains('legal')))) {
        throw new Error(`no legal square by arrows: ${await focused()}`);
      }
      await press('Enter');
      await page.waitForSelector('.ghost.sure');
      await press('r');
      await press('Enter');
    } else if (n % 2) {
      await page.waitForFunction(() => document.activeElement?.classList.contains('spot'));
      await press('ArrowRight');
      await press('Enter');
      if ((await page.locator('[data-refusal]').count()) > 0) {
        await tabTo(/No meeple/);
        await press('Enter');
      } else await press('Enter');
    } else {
      await tabTo(/No meeple/);
      await press('Enter');
    }
    await me.after(before);
    if ((await me.step()) === 'tile') await page.waitForSelector('.square.legal');
    if (!(await page.evaluate(() => document.activeElement?.closest('.pieces') !== null))) {
      await page.waitForTimeout(50);
      if ((await me.step()) !== 'over') await page.locator('[data-square][tabindex="0"], .spot').first().focus();
    }
  }
  expect(await me.step()).toBe('over');
  await press('Escape');
  await page.waitForFunction(() => !document.querySelector('[data-headline]'));
  me.fine();
  await me.close();
}, 180_000);

test('what happens is announced, and the list of actions can be filtered', async () => {
  const me = await Person.open(browser, server);
  const { page } = me;
  await me.makeTable([['me', 'Hanna'], ['device', 'Ostap']], 'islands-base-72');
  await me.layTile();
  expect(await page.textContent('[aria-live="polite"]')).toMatch(/lays tile/);
  await page.click('[data-act="undo-step"]');
  await page.waitForSelector('.square.legal');
  await page.click('[data-panel="actions"]');
  await page.waitForSelector('[data-action]');
  const all = await page.locator('[data-action]').count();
  await page.fill('[data-filter]', '180');
  expect(await page.locator('[data-action]').count()).toBeLessThan(all);
  await page.fill('[data-filter]', '');
  const before = await me.version();
  await page.locator('[data-action]').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await me.after(before);
  me.fine();
  await me.close();
});
