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

/** Hanna's dens, lairs, wolves and prey in part on their tracks; three packs in the region round 0,3. */
const MIDGAME = {
  players: 3,
  pieces: {
    '0,2': [[0, 'alpha'], [0, 'wolf']],
    '-1,3': [[0, 'den']],
    '1,2': [[1, 'wolf']],
    '1,3': [[0, 'lair']],
    '0,4': [[2, 'wolf'], [2, 'alpha']],
    '2,0': [[0, 'alpha']],
    '5,-4': [[1, 'alpha']],
    '6,-5': [[2, 'alpha']],
  },
  seats: [
    { wolves: [3, 5, 6, 7, 8], dens: { spread: 2, speed: 3, howl: 1 }, lairs: 3, caught: ['hare', 'moose'], points: 12 },
    { dens: { spread: 4, speed: 0, howl: 4 } },
    {},
  ],
};

function sitThree(context: BrowserContextOptions = {}): Promise<Person> {
  return Person.sit(browser, server, { game: 'wolves', options: {}, position: MIDGAME, names: ['Hanna', 'Ostap', 'Piotr'] }, context);
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

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
    const hanna = await sit(GAME.position, { locale, ...PHONE });
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

  test('the overview draws the board of every pack: steps, points and what comes next', async () => {
    const hanna = await sitThree();
    const { page } = hanna;
    await page.getByRole('button', { name: 'Overview' }).click();
    const board = page.locator('[data-pack="0"]');
    const names = await board.getByRole('img').evaluateAll((tracks) => tracks.map((track) => track.getAttribute('aria-label')));
    expect(names).toEqual([
      'spread: 3. Dens gone: 2 of 4; uncovered: 0 points. Next step: 4.',
      'speed: 4. Dens gone: 1 of 4; uncovered: 0 points. Next step: 4 and a terrain token.',
      'howl: 4. Dens gone: 3 of 4; uncovered: 3 points. Next step: 4 and an action token.',
      'Lairs gone: 1 of 4; uncovered: 5 points.',
      'Wolves and alphas gone: 3 of 8; uncovered: 3 points. An alpha leaves next.',
      'Prey: hare, moose. Caught: 2 of 5; uncovered: 4 points.',
    ]);
    const steps = (track: string, what: string): Promise<string[]> =>
      board.locator(`[data-track="${track}"] ${what}`).evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-step') ?? cell.textContent ?? ''));
    expect(await steps('howl', '.value')).toEqual(['2', '3', '3', '4', '4']);
    expect(await steps('howl', '.points')).toEqual(['0', '0', '3', '7']);
    expect(await steps('howl', '.open')).toEqual(['0', '1', '2', '3']);
    expect(await steps('wolves', '.open')).toEqual(['1', '2', '4']); // the alpha of cell 3 is still there
    for (const [track, step] of [['spread', '2'], ['speed', '1'], ['howl', '3'], ['lairs', '1'], ['wolves', '3'], ['prey', '2']]) {
      expect(await steps(track ?? '', '.now')).toEqual([step]);
    }
    expect(await board.textContent()).toContain('Uncovered on the board: 15 points');
    expect(await page.locator('[data-pack="1"] [data-track="speed"]').getAttribute('aria-label')).toBe(
      'speed: 5. Dens gone: 4 of 4; uncovered: 7 points.',
    );
    expect(await page.locator('[data-pack]').count()).toBe(3);
    hanna.fine();
    await hanna.close();
  }, 60_000);

  test.each(['light', 'dark'] as const)('the boards fit a phone of 360 pixels, without serious findings in %s colours', async (colorScheme) => {
    const hanna = await sitThree({ colorScheme, locale: 'be', ...PHONE });
    const { page } = hanna;
    await page.getByRole('button', { name: 'Агляд' }).tap();
    await page.waitForSelector('[data-pack="2"]');
    const right = await page.locator('[data-pack], [data-track] svg').evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
    expect(right).toBeLessThanOrEqual(360);
    const overlaps = await page.locator('[data-track]').evaluateAll((tracks) =>
      tracks.filter((track) => {
        const words = document.createRange();
        words.selectNodeContents(track.querySelector('.name')!);
        return words.getBoundingClientRect().right > track.querySelector('svg')!.getBoundingClientRect().left;
      }).length,
    );
    expect(overlaps).toBe(0);
    expect(await hanna.axe()).toEqual([]);
    hanna.fine();
    await hanna.close();
  }, 60_000);

  test('a phone tells the strengths of a region wherever it is touched', async () => {
    const hanna = await sitThree(PHONE);
    const { page } = hanna;
    for (const place of ['0,2', '0,4', '1,2', '0,3']) {
      await hanna.tap(page.locator(`[data-place="${place}"]`), true);
      const line = page.locator('.facts p', { hasText: 'Hanna: strength 6, 1 alpha; Ostap: strength 1; Piotr: strength 2, 1 alpha' });
      await line.waitFor();
      const hidden = await line.evaluate((told, hex) => {
        const text = told.getBoundingClientRect();
        const touched = document.querySelector(`[data-place="${hex}"]`)!.getBoundingClientRect();
        return text.height === 0 || (touched.top < text.bottom && touched.bottom > text.top);
      }, place);
      expect(hidden).toBe(false);
    }
    hanna.fine();
    await hanna.close();
  }, 60_000);
});
