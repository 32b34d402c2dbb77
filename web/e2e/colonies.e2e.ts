import type { Browser, BrowserContextOptions } from 'playwright-core';
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

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const NAMES = ['Hanna', 'Ostap', 'Vera'];

/** Ships of the second fleet, out of everybody's way. */
const AWAY = { B1: '3,15', B2: '2,15' };

/** Somebody at a table of Colonies where all seats are on this device. */
class Captain {
  private constructor(readonly person: Person) {}

  static async sit(
    position: Record<string, unknown> | null = null,
    options: Record<string, string | number> = {},
    context: BrowserContextOptions = {},
    players = 2,
  ): Promise<Captain> {
    const wanted = { game: 'colonies', options: { ships: 2, ...options }, position, names: NAMES.slice(0, players) };
    const person = await Person.sit(browser, server, wanted, context);
    return new Captain(person);
  }

  get page() {
    return this.person.page;
  }

  spot(name: string) {
    return this.page.locator(`[data-place="${name}"], [data-choice="${name}"]`).first();
  }

  /** Names on the chart and in the bar that can be chosen now. */
  legal(): Promise<string[]> {
    return this.page.evaluate(() => [
      ...[...document.querySelectorAll<HTMLElement>('.spot.legal')].map(({ dataset }) => dataset.place ?? ''),
      ...[...document.querySelectorAll<HTMLElement>('[data-choice]:not([aria-disabled])')].map(({ dataset }) => dataset.choice ?? ''),
    ]);
  }

  /** Points at something; with a ship in a port the click is its own, wherever the port lies. */
  async point(name: string): Promise<void> {
    await this.spot(name).dispatchEvent('click');
  }

  async take(name: string): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => document.querySelector(`.spot.legal[data-place="${wanted}"], [data-choice="${wanted}"]:not([aria-disabled], :disabled)`),
      name,
    );
    await this.point(name);
    await this.person.confirm();
  }

  async sail(ship: string, place: string): Promise<void> {
    await this.point(ship);
    await this.take(place);
  }

  label(name: string): Promise<string> {
    return this.spot(name).getAttribute('aria-label').then((text) => text ?? '');
  }

  log(): Promise<string> {
    return this.page.locator('.panel').innerText();
  }

  async leave(): Promise<void> {
    this.person.fine();
    await this.person.close();
  }
}

test('two fleets play a whole game with the mouse, from the roadstead to the last round', async () => {
  const me = await Captain.sit(null, { map: 'spice-islands', round_limit: 4 });
  const { page, person } = me;
  for (let n = 0; n < 4; n++) {
    await me.page.waitForSelector('.spot.legal');
    const squares = page.locator('.spot.legal');
    await squares.nth(n).click();
    await person.confirm();
  }
  let steps = 0;
  let sailed = 0;
  for (; steps < 160 && !(await person.isOver()); steps++) {
    const legal = await me.legal();
    const chips = legal.filter((name) => ['spin', 'sink', 'capture', 'fire'].includes(name));
    const ships = legal.filter((name) => /^[AB]\d$/.test(name));
    const turn = (await page.locator('.turn').first().textContent())!.includes('Hanna') ? 'A' : 'B';
    const own = ships.filter((name) => name.startsWith(turn));
    if (chips.length > 0) await me.take(chips[0]!);
    else if (own.length > 0 && !legal.includes('done')) await me.take(own[0]!);
    else if (own.length > 0 && steps % 5 !== 4) {
      await me.point(own[0]!);
      const square = page.locator('.spot.legal[data-place*=","]');
      await square.first().waitFor({ timeout: 2000 }).catch(() => undefined);
      if ((await square.count()) > 0) {
        await square.first().dispatchEvent('click');
        await person.confirm();
        sailed += 1;
      } else await me.take('done');
    } else if (legal.includes('done')) await me.take('done');
    else if (legal.length > 0) await me.take(legal[0]!);
    else await page.waitForTimeout(50);
  }
  expect(await person.isOver()).toBe(true);
  expect(sailed).toBeGreaterThan(2);
  await page.click('dialog .button.main');
  expect(await page.locator('.spot.legal').count()).toBe(0);
  await me.leave();
}, 180_000);

test('a whole game from the list of actions', async () => {
  const me = await Captain.sit(null, { map: 'spice-islands', round_limit: 2 });
  const { page, person } = me;
  await page.click('.settings > button');
  await page.uncheck('.confirm input');
  await page.keyboard.press('Escape');
  await page.click('[data-panel="actions"]');
  let steps = 0;
  for (; steps < 120 && !(await person.isOver()); steps++) {
    const before = await person.version();
    const all = page.locator('[data-action]:enabled');
    await page.waitForSelector('[data-action]:enabled, [data-headline]');
    const count = await all.count();
    if (count === 0) continue;
    await all.nth((steps * 7) % count).click();
    await person.after(before);
  }
  expect(await person.isOver()).toBe(true);
  await me.leave();
}, 120_000);

test('a free port is taken by sailing in: 29 points, and the game is won', async () => {
  const held = Object.fromEntries(['N', 'P', 'R', 'K', 'B'].map((port) => [port, 0]));
  const me = await Captain.sit({
    ships: { A1: '8,10', A2: '0,15', ...AWAY },
    ports: { ...held, G: 'free', A: 1 },
    turn: 0,
    wind: 'N',
  });
  const { page } = me;
  expect(await me.label('G')).toContain('free');
  expect(await page.getAttribute('.compass svg', 'aria-label')).toContain('N');
  await me.point('A1');
  await page.waitForSelector('.spot.legal[data-place="8,9"]');
  await page.click('[data-place="G"]', { force: true });
  await me.person.confirm();
  await page.waitForSelector('[data-headline]');
  expect(await page.textContent('[data-headline]')).toMatch(/Winner.*Hanna|Hanna/);
  const total = await page.locator('dialog tfoot td').allTextContents();
  expect(total.map((text) => text.trim())).toEqual(['30', '1']);
  expect(await page.locator('dialog tbody').textContent()).toContain('Ports');
  await page.click('dialog .button.main');
  expect(await me.label('G')).toContain('held by Hanna');
  await me.leave();
});

test('a storm drifts the ships, and the log book tells of it', async () => {
  const me = await Captain.sit({ ships: { A1: '14,12', A2: '18,12', ...AWAY }, turn: 0, wind: 'storm', phase: 'gale' });
  const { page } = me;
  await page.waitForFunction(() => document.querySelector('.panel')?.textContent?.match(/A1/));
  expect(await me.label('A1')).not.toContain('14,12');
  expect(await me.label('A2')).not.toContain('18,12');
  expect(await me.log()).toMatch(/storm|drift/i);
  await me.leave();
});

test('a beaten ship is captured and is a prize', async () => {
  const me = await Captain.sit({
    ships: { A1: { at: '12,10', fired: true }, A2: '16,11', B1: { at: '13,10', holes: 3 }, B2: '2,15' },
    turn: 0,
    wind: 'O',
    phase: 'decide',
    target: 'B1',
  });
  await me.take('capture');
  const label = await me.label('B1');
  expect(label).toContain('Hanna');
  expect(label).toContain('prize');
  expect(label).toContain('3 holes');
  await me.leave();
});

test('guns are chosen for a salvo, and one spin decides for all', async () => {
  const me = await Captain.sit({
    ships: { A1: '12,10', A2: '13,11', B1: { at: '13,10', holes: 1 }, B2: '2,15' },
    turn: 0,
    wind: 'O',
  });
  const { page } = me;
  await me.take('B1');
  expect(await page.textContent('.bar')).toContain('guns');
  await me.take('A1');
  await me.take('A2');
  await page.waitForFunction(() => document.querySelectorAll('.burst, .trail.ball').length > 0);
  expect(await me.log()).toMatch(/A1, A2/);
  await me.leave();
});

test('what blocks the line of fire is shown, and the reason is told', async () => {
  const me = await Captain.sit({ ships: { A1: '13,4', A2: '0,12', ...AWAY }, turn: 0, wind: 'O' });
  const { page } = me;
  await page.waitForSelector('.spot.blocked[data-place="L"]');
  await page.hover('[data-place="L"]', { force: true });
  await page.waitForSelector('.fire.blocked ~ .block');
  await me.point('L');
  const refusal = page.locator('[data-refusal]');
  await refusal.waitFor();
  await refusal.locator('.rule').click();
  expect(await page.textContent('article.current')).toContain('COL-6.6');
  await me.leave();
});

test('a current that would sink two ships is warned of; another carries the ship on', async () => {
  const me = await Captain.sit({ ships: { A1: '9,8', A2: '11,4', B1: '2,14', B2: '2,15' }, turn: 0, wind: 'N' });
  const { page } = me;
  await me.point('A1');
  await page.waitForSelector('.spot.warn[data-place="9,6"]');
  expect(await page.locator('.range').count()).toBeGreaterThan(5);
  await me.point('9,6');
  await page.waitForSelector('.bar .warn');
  await page.waitForSelector('.course.warn', { state: 'attached' });
  await page.keyboard.press('Escape');
  expect(await page.locator('.bar .warn').count()).toBe(0);
  await me.sail('A2', '11,3');
  await me.sail('A1', '9,6');
  expect(await me.label('A1')).toContain('11,4');
  expect(await me.log()).toContain('current');
  await me.leave();
});

test('the next player chooses at whom a shelled port fires', async () => {
  const me = await Captain.sit({
    ships: { A1: '13,2', A2: '13,3', ...AWAY },
    ports: { K: { holder: 'neutral', shelled: 1 } },
    turn: 0,
    wind: 'O',
    phase: 'answer',
    target: 'K',
  });
  await me.take('A2');
  expect(await me.log()).toMatch(/K.*A2|A2.*K/s);
  await me.leave();
});

test('ammunition is unloaded in an own port', async () => {
  const me = await Captain.sit({ ships: { A1: '8,9', A2: '12,11', ...AWAY }, ports: { G: 0 }, turn: 0, wind: 'O' });
  await me.page.waitForFunction(() => document.querySelector('.spot.legal[data-place="A1"]'));
  await me.point('A1');
  await me.take('unload:3');
  expect(await me.label('G')).toContain('3 rounds');
  expect(await me.label('A1')).toContain('2 rounds');
  await me.leave();
});

test('a ship sails by the keyboard alone', async () => {
  const me = await Captain.sit({ ships: { A1: '12,9', A2: '0,12', ...AWAY }, turn: 0, wind: 'O' });
  const { page, person } = me;
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  for (let n = 0; n < 40 && !(await at()); n++) await page.keyboard.press('Tab');
  expect(await page.locator('.chart [tabindex="0"]').count()).toBe(1);
  for (let n = 0; n < 60 && (await at()) !== 'A1'; n++) {
    const way = await page.evaluate(() => {
      const middle = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2] as const;
      };
      const [x, y] = middle(document.activeElement!);
      const [a, b] = middle(document.querySelector('[data-place="A1"]')!);
      if (Math.abs(a - x) > Math.abs(b - y)) return a > x ? 'ArrowRight' : 'ArrowLeft';
      return b > y ? 'ArrowDown' : 'ArrowUp';
    });
    await page.keyboard.press(way);
  }
  expect(await at()).toBe('A1');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.spot.legal[data-place="13,9"], .spot.legal[data-place="13,10"]');
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement?.matches('.legal[data-place*=","]'))) break;
  }
  const place = (await at())!;
  expect(place).toContain(',');
  const before = await person.version();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await person.after(before);
  expect(await me.label('A1')).not.toContain('Square 12,9');
  await me.leave();
});

test('on a phone of 360 pixels the fleet fills the screen, and squares can be hit', async () => {
  const me = await Captain.sit({ ships: { A1: '12,10', A2: '13,11', ...AWAY }, turn: 0, wind: 'O' }, {}, PHONE);
  const { page, person } = me;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.waitForSelector('.spot.legal[data-place="A1"]');
  await person.still();
  await person.tap(page.locator('[data-place="A1"]'), true);
  await page.waitForSelector('.spot.legal[data-place="13,9"]');
  await person.still();
  const box = (await page.locator('[data-place="13,9"]').boundingBox())!;
  expect(box.width).toBeGreaterThan(34);
  await person.tap(page.locator('[data-place="13,9"]'), true);
  const before = await person.version();
  await page.tap('[data-act="confirm"]:enabled');
  await person.after(before);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, main .bar button, .whole, aside .tabs button')]
      .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 43.5)
      .map((button) => button.outerHTML),
  );
  expect(small).toEqual([]);
  await page.tap('.whole');
  await page.waitForTimeout(400);
  const sheet = (await page.locator('.margin').boundingBox())!;
  expect(sheet.width).toBeLessThanOrEqual(360);
  expect(await person.axe()).toEqual([]);
  await me.leave();
});

const WORDS = { be: ['be-BY', 'Плыні'], uk: ['uk-UA', 'Течії'], ru: ['ru-RU', 'Течения'], en: ['en-GB', 'Currents'] } as const;

test.each(Object.entries(WORDS))('%s: the chart and its panels are in the language of the browser', async (lang, [locale, currents]) => {
  const me = await Captain.sit(
    { ships: { A1: '8,9', A2: { at: '12,11', holes: 2 }, B1: { at: '13,10', seat: 0, holes: 1, prize: true }, B2: '2,15' }, ports: { G: 0, F: 'free' }, turn: 0, wind: 'O' },
    {},
    { locale },
  );
  const { page } = me;
  await page.waitForSelector('.spot.legal');
  await me.point('A1');
  await page.waitForSelector('[data-choice="unload:1"]');
  const seen: string[] = [];
  for (const n of [1, 2, 3, 4]) {
    await page.click(`.tabs button:nth-child(${n})`);
    await page.waitForTimeout(150);
    seen.push((await page.textContent('.page')) ?? '');
    seen.push(...(await page.locator('[aria-label]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))));
  }
  const text = seen.join('\n');
  expect(text).toContain(currents);
  expect(text.match(/\b(?:event|ui|refusal|choice|term|action|panel|turn|net|part|option|fleet)-[a-z]+|undefined|NaN|\{ ?\$/g)).toBeNull();
  if (lang !== 'en') expect(text).not.toMatch(/\b(ship|port|holes?|wind|Square|points?|rounds?)\b/);
  await me.leave();
});

test.each(['light', 'dark'] as const)('axe-core finds nothing serious in %s colours', async (colorScheme) => {
  const me = await Captain.sit(
    { ships: { A1: '8,9', A2: '12,11', ...AWAY }, ports: { G: 0, F: 'free', B: 1 }, turn: 0, wind: 'O' },
    {},
    { colorScheme },
  );
  const { page, person } = me;
  await page.waitForSelector('.spot.legal');
  await me.point('A2');
  for (const n of [1, 2, 3]) {
    await page.click(`.tabs button:nth-child(${n})`);
    await page.waitForTimeout(200);
    expect(await person.axe()).toEqual([]);
  }
  await me.leave();
});
