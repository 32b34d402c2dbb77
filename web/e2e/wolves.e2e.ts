import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** A whole game of two with a push, dominations and a region tie, from the dealt map to the full moon. */
const GAME = JSON.parse(readFileSync(new URL('wolves.game.json', import.meta.url), 'utf-8')) as {
  position: Record<string, unknown>;
  scores: number[];
  steps: string[];
};

function sit(position: Record<string, unknown> | null, context: BrowserContextOptions = {}): Promise<Person> {
  return Person.sit(browser, server, { game: 'wolves', options: {}, position, names: ['Hanna', 'Ostap'] }, context);
}

/** What to press for an action in notation, in order. */
function presses(step: string): string[] {
  const [verb = '', second = '', ...rest] = step.split(':');
  if (!second) return [step];
  const onMap = /^-?\d+,-?\d+$/.test(second);
  if (!onMap) return verb === 'pack' ? [second] : [verb, second, ...rest];
  return rest.length > 0 ? [second, rest.join(':')] : [second];
}

/** Do an action by pressing chips and hexes; what is the only choice below is taken by itself. */
async function act(person: Person, step: string): Promise<void> {
  const { page } = person;
  const before = await person.version();
  const items = presses(step);
  const spot = (item: string) => {
    const place = item.split('@').at(-1) ?? '';
    const chip = `[data-choice="${item}"]:not([aria-disabled], :disabled)`;
    return { chip, either: `${chip}, .hex.legal[data-place="${place}"]` };
  };
  for (const [n, item] of items.entries()) {
    // A level with a single choice is passed through by itself, to the next or to the end.
    const next = items.slice(n).map((each) => spot(each).either);
    await page.waitForSelector([...next, '[data-act="confirm"]:enabled'].join(', '));
    const { chip, either } = spot(item);
    const found = page.locator((await page.locator(chip).count()) > 0 ? chip : either).first();
    if ((await found.count()) > 0) await found.dispatchEvent('click', { detail: 1 });
  }
  await page.click('[data-act="confirm"]:enabled');
  await person.after(before);
}

describe('wolves', () => {
  test('a whole game of two at one screen: a push, dominations, a region tie, the full moon', async () => {
    const hanna = await sit(GAME.position);
    for (const step of GAME.steps) {
      await act(hanna, step).catch((error: unknown) => {
        throw new Error(`at ${step}: ${String(error)}`);
      });
    }
    await hanna.page.waitForSelector('[data-headline]');
    const points = await hanna.page.locator('.points').allTextContents();
    expect(points.slice(0, 2).map((text) => Number.parseInt(text.trim(), 10))).toEqual(GAME.scores);
    expect(await hanna.page.locator('[data-headline]').textContent()).toContain('Hanna');
    const breakdown = await hanna.page.locator('dialog').textContent();
    for (const part of ['Regions', 'Dens', 'Lairs', 'Wolves']) expect(breakdown).toContain(part);
    hanna.fine();
    await hanna.close();
  }, 180_000);

  test('a hex that cannot be chosen says why', async () => {
    const hanna = await sit(GAME.position);
    await hanna.page.locator('.hex:not(.legal)').first().dispatchEvent('click', { detail: 1 });
    expect(await hanna.page.locator('[data-refusal]').textContent()).toContain('WLV-');
    hanna.fine();
    await hanna.close();
  }, 60_000);

  test('keys alone place a pair and end a turn', async () => {
    const hanna = await sit(GAME.position);
    const { page } = hanna;
    let before = await hanna.version();
    await page.locator('.hex[tabindex="0"]').focus();
    for (let tries = 0; tries < 60 && !(await page.locator('.hex.legal:focus').count()); tries++) {
      await page.keyboard.press(tries % 3 === 2 ? 'ArrowDown' : 'ArrowRight');
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await hanna.after(before);
    for (const step of GAME.steps.slice(1, 4)) {
      const legal = await page.locator('.hex.legal').first().getAttribute('data-place');
      expect(step.startsWith('pair:')).toBe(true);
      await act(hanna, `pair:${legal}`);
    }
    before = await hanna.version();
    await page.locator('[data-choice="end"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-act="confirm"]').focus();
    await page.keyboard.press('Enter');
    await hanna.after(before);
    hanna.fine();
    await hanna.close();
  }, 60_000);

  test.each(['be', 'uk', 'ru', 'en'])('speaks %s on a phone of 360 pixels, without serious findings', async (locale) => {
    const hanna = await sit(GAME.position, { locale, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const { page } = hanna;
    for (const step of GAME.steps.slice(0, 8)) await act(hanna, step);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await page.locator('body').textContent()).not.toMatch(/\b(ui|choice|event|refusal|word)-[a-z]/);
    expect(await hanna.axe()).toEqual([]);
    hanna.fine();
    await hanna.close();
  }, 60_000);

  test('dark colours have no serious findings', async () => {
    const hanna = await sit(GAME.position, { colorScheme: 'dark' });
    for (const step of GAME.steps.slice(0, 8)) await act(hanna, step);
    expect(await hanna.axe()).toEqual([]);
    await hanna.close();
  }, 60_000);
});
