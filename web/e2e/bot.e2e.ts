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

test('a whole game against two bots', async () => {
  const me = await Person.open(browser, server);
  const { page } = me;
  await me.makeTable([['me', 'Hanna'], ['bot', 'greedy'], ['bot', 'random']]);
  let mine = 0;
  for (let waits = 0; waits < 400; waits++) {
    const step = await me.step();
    if (step === 'over') break;
    if (step === 'wait') await page.waitForTimeout(150);
    else await me.play(mine++);
  }
  expect(await me.step()).toBe('over');
  expect(mine).toBeGreaterThan(4);
  expect(await page.locator('.laid').count()).toBe(18);
  me.fine();
  await me.close();
}, 180_000);

test('a whole game of 72 tiles from the list of legal actions', async () => {
  const me = await Person.open(browser, server);
  const { page } = me;
  await me.makeTable([['me', 'A'], ['device', 'B']], 'islands-base-72');
  await page.click('.settings > button');
  await page.uncheck('.confirm input');
  await page.keyboard.press('Escape');
  await page.click('[data-panel="actions"]');
  let actions = 0;
  for (; actions < 200; actions++) {
    const before = await me.version();
    await page.waitForSelector('[data-headline], [data-action]:enabled');
    if (await me.isOver()) break;
    const list = page.locator('[data-action]:enabled');
    await list.nth((actions * 7) % (await list.count())).click();
    await me.after(before);
  }
  expect(await me.isOver()).toBe(true);
  expect(actions).toBeGreaterThan(71);
  expect(await page.locator('.laid').count()).toBeGreaterThan(65);
  expect(await me.axe()).toEqual([]);
  me.fine();
  await me.close();
}, 240_000);
