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

test('two people at one screen play a whole game with the mouse', async () => {
  const me = await Person.open(browser, server);
  const { page } = me;
  await page.goto(server.url);
  await page.click('[data-play="islands"]');
  await me.makeTable([['me', 'Hanna'], ['device', 'Ostap']]);
  const turns = new Set<string>();
  let steps = 0;
  for (; steps < 60 && (await me.step()) !== 'over'; steps++) {
    turns.add((await page.locator('.turn').first().textContent()) ?? '');
    await me.play(steps);
  }
  expect(await me.step()).toBe('over');
  expect(steps).toBeGreaterThan(17);
  expect([...turns].join()).toContain('Hanna');
  expect([...turns].join()).toContain('Ostap');

  // The table of the final score adds up, and says what the score panel says.
  const columns = await page.evaluate(() => {
    const cells = (row: Element) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent));
    return {
      parts: [...document.querySelectorAll('dialog tbody tr')].map(cells),
      total: cells(document.querySelector('dialog tfoot tr')!),
      panel: [...document.querySelectorAll('.points')].map((points) => Number(points.textContent)),
    };
  });
  for (const [seat, total] of columns.total.entries()) {
    expect(columns.parts.reduce((sum, part) => sum + (part[seat] ?? 0), 0)).toBe(total);
    expect(columns.panel[seat]).toBe(total);
  }
  expect(await page.textContent('[data-headline]')).toMatch(/Winner|Shared/);
  await page.click('dialog .button.main');
  expect(await page.locator('.laid').count()).toBe(18);

  // A game that is over is still there after a reload, and in the list of tables.
  const table = await me.table();
  await page.reload();
  await me.ready();
  expect(await me.table()).toBe(table);
  await page.goto(server.url);
  expect(await page.textContent('.tables')).toContain('Hanna, Ostap');
  me.fine();
  await me.close();
}, 180_000);

test('the ghost turns by click, wheel and key; a step and a whole turn can be taken back', async () => {
  const me = await Person.open(browser, server);
  const { page } = me;
  await me.makeTable([['me'], ['device']], 'islands-base-72');
  const square = page.locator('.square.legal').first();
  await square.click();
  await page.waitForSelector('.ghost.sure');
  const turn = () => page.locator('.square.chosen').getAttribute('aria-label');
  await page.waitForSelector('.options .turn[aria-pressed="true"]');
  const legal = await page.locator('.options .turn:not(.blocked)').count();
  const first = await turn();
  await page.waitForTimeout(400);
  await square.click();
  const second = await turn();
  expect(second === first).toBe(legal === 1);
  await page.waitForTimeout(200);
  await square.hover();
  await page.mouse.wheel(0, 100);
  await page.keyboard.press('r');
  if (legal === 2) expect(await turn()).toBe(second);
  await me.confirm();
  expect(await me.step()).toBe('meeple');
  expect(await page.locator('.laid').count()).toBe(2);
  await page.click('[data-act="undo-step"]:enabled');
  await page.waitForSelector('.square.legal');
  expect(await page.locator('.laid').count()).toBe(1);
  me.fine();
  await me.close();
});

test('a square where the tile does not fit says why, and its rule opens in the book', async () => {
  const me = await Person.open(browser, server);
  const { page } = me;
  await me.makeTable([['me'], ['device']], 'islands-base-72');
  for (let tries = 0; tries < 30 && (await page.locator('.square.blocked').count()) === 0; tries++) {
    await me.play(3 * tries + 2);
  }
  await page.locator('.square.blocked').first().click();
  const refusal = page.locator('[data-refusal="no-fit-here"]');
  await refusal.waitFor();
  expect(await refusal.textContent()).toContain('does not fit here');
  await refusal.locator('.rule').click();
  await page.waitForSelector('article.current');
  expect(await page.textContent('article.current')).toContain('ISL-201');
  await page.fill('.book input', 'lighthouse');
  expect(await page.locator('.book article').count()).toBeGreaterThan(2);

  // A segment under the pointer shows its whole object.
  await page.locator('.laid [data-segment$=":B1"]').first().hover();
  expect(await page.textContent('.facts')).toMatch(/Bridge · \d+ tile/);
  me.fine();
  await me.close();
});

test('double and triple clicks on every button are one action', async () => {
  const me = await Person.open(browser, server);
  const { page } = me;
  await me.makeTable([['me'], ['device']], 'islands-base-72');
  for (let round = 0; round < 4; round++) {
    await page.locator('.square.legal').first().click();
    const before = await me.version();
    await page.locator('[data-act="confirm"]:enabled').click({ clickCount: 3, delay: 20 });
    await me.after(before);
    await page.waitForTimeout(250);
    expect(await me.version()).toBe(before + 1);
    if ((await me.step()) !== 'meeple') continue;
    await page.locator('[data-act="skip"]:enabled').click({ clickCount: 2 });
    await me.after(before + 1);
    await page.waitForTimeout(250);
    expect(await me.version()).toBe(before + 2);
  }
  me.fine();
  await me.close();
});

test('without confirmation a click lays the tile; the choice is kept on the device', async () => {
  const me = await Person.open(browser, server);
  const { page } = me;
  await me.makeTable([['me'], ['device']], 'islands-base-72');
  await page.click('.settings > button');
  await page.uncheck('.confirm input');
  await page.keyboard.press('Escape');
  const before = await me.version();
  await page.locator('.square.legal').first().click();
  await me.after(before);
  await page.reload();
  await me.ready();
  expect(await page.locator('[data-act="confirm"]').count()).toBe(0);
  me.fine();
  await me.close();
});

test('where the table asks for it a turn ends with a button, and can be taken back whole until then', async () => {
  const me = await Person.open(browser, server);
  const { page } = me;
  await me.makeTable([['me'], ['device']], 'islands-base-72', { 'end-turn': 'explicit' });
  await me.layTile();
  if ((await me.step()) === 'meeple') await me.skip();
  await page.waitForSelector('[data-act="end-turn"]');
  expect(await page.locator('.laid').count()).toBe(2);
  const before = await me.version();
  await page.click('[data-act="undo-turn"], [data-act="undo-step"]');
  await me.after(before);
  expect(await page.locator('.laid').count()).toBe(1);
  await me.layTile();
  if ((await me.step()) === 'meeple') await me.skip();
  await page.click('[data-act="end-turn"]:enabled');
  await page.waitForSelector('.square.legal');
  expect(await page.locator('[data-act="end-turn"]').count()).toBe(0);
  me.fine();
  await me.close();
});
