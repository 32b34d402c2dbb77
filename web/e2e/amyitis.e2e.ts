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

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const NAMES = ['Hanna', 'Ostap', 'Vera', 'Pavel'];

/** Somebody at a table of Amyitis where all seats are on this device. */
class Player {
  private constructor(readonly person: Person) {}

  static async sit(
    players: number,
    position: Record<string, unknown> | null = null,
    context: BrowserContextOptions = {},
    options: Record<string, string | number> = {},
  ): Promise<Player> {
    const names = NAMES.slice(0, players);
    const person = await Person.sit(browser, server, { game: 'amyitis', options, position, names }, context);
    return new Player(person);
  }

  get page() {
    return this.person.page;
  }

  /** What may be chosen: places of the board, and choices of the bar. */
  legal(): Promise<string[]> {
    return this.page.evaluate(() => [
      ...[...document.querySelectorAll<HTMLElement>('.place.legal')].map(({ dataset }) => dataset.place ?? ''),
      ...[...document.querySelectorAll<HTMLElement>('[data-choice]:not([aria-disabled])')].map(({ dataset }) => dataset.choice ?? ''),
    ]);
  }

  /** Waits until something may be chosen, or the game is over. */
  async choices(): Promise<string[]> {
    const { page } = this;
    await page.waitForFunction(
      () =>
        document.querySelector('[data-headline], .place.legal, [data-choice]:not([aria-disabled], :disabled)') &&
        !document.querySelector('.pending'),
    );
    // What may be hired and where the caravan may go comes a moment later.
    if (await page.locator('[data-choice="pass"]').count()) {
      await page.waitForFunction(() => document.querySelector('.place.blocked[data-place^="go:"], .place.legal[data-place^="go:"]'));
    }
    return (await this.person.isOver()) ? [] : this.legal();
  }

  async choose(item: string, tap = false): Promise<void> {
    const place = this.page.locator(`[data-place="${item}"], [data-choice="${item}"]`).first();
    // What is blocked answers why, though it says that it is disabled.
    const force = (await place.getAttribute('aria-disabled')) !== null;
    if (force) await this.person.still();
    await (tap ? this.person.tap(place, force) : place.click({ force }));
  }

  async take(item: string, tap = false): Promise<void> {
    await this.choose(item, tap);
    await this.person.confirm();
  }

  async takeAll(...items: string[]): Promise<void> {
    for (const item of items) await this.take(item);
  }

  /** The number that the score panel shows of a thing that a seat has. */
  async has(seat: number, thing: string): Promise<number> {
    const text = await this.page.locator(`[data-seat="${seat}"] .stock li[title^="${thing}"]`).textContent();
    return Number(/\d+$/.exec(text?.trim() ?? '')?.[0]);
  }

  async points(): Promise<number[]> {
    return (await this.page.locator('.points[aria-label]').allTextContents()).map(Number);
  }

  log(): Promise<string> {
    return this.page.locator('.panel').innerText();
  }

  label(item: string): Promise<string> {
    return this.page.locator(`[data-place="${item}"]`).getAttribute('aria-label').then((text) => text ?? '');
  }

  async leave(): Promise<void> {
    this.person.fine();
    await this.person.close();
  }
}

/** What somebody wants who means to plant: what stands first is done first. */
const WISHES = [
  /^plant:/,
  /^go:(Eshnunna|Ur|Mari|Khorsabad)$/,
  /^pay:/,
  /^take:camel$/,
  /^(take|swap|drop|sell):/,
  /^court:(gardener|caravaneer)$/,
  /^court:/,
  /^spot:/,
];
const WORK = [/^hire\d:engineer$/, /^hire\d:peasant$/, /^hire\d:merchant$/, /^go:Babylon$/, /^hire/, /^go:/];

function wish(legal: readonly string[], n: number): string {
  const first = WISHES.map((wanted) => legal.filter((item) => wanted.test(item))).find((all) => all.length > 0);
  if (first) return first[n % first.length]!;
  const places = legal.filter((item) => /^(row|temple):/.test(item));
  if (places.length > 0) return places[n % places.length]!;
  for (let k = 0; k < WORK.length; k++) {
    const wanted = WORK[(n + k) % WORK.length]!;
    const found = legal.find((item) => wanted.test(item));
    if (found) return found;
  }
  return legal[0]!;
}

test('two people at one screen play a whole game with the mouse', async () => {
  const me = await Player.sit(2, null, { reducedMotion: 'reduce' });
  const { page, person } = me;
  let steps = 0;
  for (; steps < 700; steps++) {
    const legal = await me.choices();
    if (legal.length === 0) break;
    await me.take(wish(legal, steps));
  }
  expect(await person.isOver()).toBe(true);
  expect(steps).toBeGreaterThan(60);
  expect(await page.textContent('[data-headline]')).toMatch(/Winner|Shared/);
  const columns = await page.evaluate(() => {
    const cells = (row: Element) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent));
    return {
      parts: [...document.querySelectorAll('dialog tbody tr')].map(cells),
      total: cells(document.querySelector('dialog tfoot tr')!),
    };
  });
  expect(await me.points()).toEqual(columns.total);
  for (const [seat, total] of columns.total.entries()) {
    expect(columns.parts.reduce((sum, part) => sum + (part[seat] ?? 0), 0)).toBe(total);
  }
  await page.click('dialog .button.main');
  expect(await page.locator('.flag').count()).toBeGreaterThanOrEqual(9);
  await me.leave();
}, 300_000);

test('a plant of too low a quality is planted with a gardener', async () => {
  const me = await Player.sit(2, {
    players: 2,
    phase: 'action',
    gardens: { A1: 'T01', B1: 'T05', B2: 'T12', C3: 'T17', D4: 'T20' },
    spots: { A1B1: 1, B1B2: 0 },
    seats: [{ camels: 2, gardeners: 1, resources: { salt: 1 } }, {}],
    groups: [{ up: { peasant: 2 } }, { up: { priest: 1 } }],
    caravan: 'Babylon',
  });
  const { page } = me;
  await me.choices();
  await me.choose('go:Eshnunna');
  const bar = page.locator('.bar .hint');
  expect(await bar.innerText()).toMatch(/Eshnunna \(1 camel\)/);
  expect(await bar.innerText()).toMatch(/Price: salt · a plant of quality 1/i);
  expect(await bar.innerText()).toMatch(/B2 \(2\)/);
  await me.person.confirm();
  await me.take('pay:salt');

  await me.choose('plant:C3');
  expect(await page.locator('[data-refusal="square-dry"]').textContent()).toContain('AMY-316');
  expect(await me.label('plant:B2')).toMatch(/Square B2, floor 2, needs a plant of quality 2/);
  await me.choose('plant:B2');
  expect(await bar.innerText()).toContain('gardeners: 1');
  expect(await page.locator('.ghost .flag').count()).toBe(1);
  expect(await me.has(0, 'gardeners')).toBe(1);
  await me.person.confirm();
  expect(await page.textContent('.hint')).toContain('choose a resource');
  await me.take('take:wine');
  expect(await me.has(0, 'gardeners')).toBe(0);
  expect(await me.has(0, 'wine')).toBe(1);
  expect(await me.has(0, 'garden tiles')).toBe(1);
  expect(await me.points()).toEqual([5, 0]);
  expect(await me.log()).toMatch(/Most cubes round B2: Hanna/);
  expect(await me.label('plant:B2')).toContain('planted by Hanna');
  await me.leave();
});

test('a tie in a temple goes to the cube nearer to the exit', async () => {
  const me = await Player.sit(3, {
    players: 3,
    phase: 'action',
    turn: 2,
    temples: { ishtar: [null, null, null, null], marduk: [0, 1, null, null], tammuz: [1, 0, null, null] },
    seats: [{ passed: 2, cubes: 27 }, { passed: 2, cubes: 27 }, {}],
    gardens: { A1: 'T01', B1: 'T02', C1: 'T03', D1: 'T04', A2: 'T05', D4: 'T20' },
  });
  await me.choices();
  expect(await me.label('temple:marduk')).toContain('first: Ostap, second: Hanna');
  await me.take('pass');
  await me.choose('temple:ishtar');
  expect(await me.page.locator('.ghost .token').count()).toBe(1);
  await me.person.confirm();
  await me.take('take:camel');
  expect(await me.points()).toEqual([1, 2, 0]);
  expect(await me.log()).toMatch(/Marduk, place 1: Ostap/);
  expect(await me.page.textContent('.turn')).toContain('Hanna');
  await me.take('row:B.2');
  await me.leave();
});

test('the end of the game counts the favour of Amyitis', async () => {
  const me = await Player.sit(2, {
    players: 2,
    phase: 'action',
    turn: 0,
    round: 9,
    gardens: { A1: 'T07', D4: 'T20' },
    planted: { A2: 0, B2: 0, C1: 0, D1: 0, B1: 1, B3: 1, C2: 1, C3: 1, C4: 1, D2: 1, D3: 1 },
    spots: { A1B1: 'neutral' },
    seats: [
      { camels: 3, resources: { salt: 1, wine: 1 }, points: { garden: 11, engineer: 4 } },
      { points: { garden: 20 } },
    ],
    caravan: 'Babylon',
  });
  await me.choices();
  await me.takeAll('go:Eshnunna', 'pay:salt', 'plant:A1');
  for (let n = 0; n < 30; n++) {
    const legal = await me.choices();
    if (legal.length === 0) break;
    await me.take(legal.includes('pass') ? 'pass' : legal[0]!);
  }
  const rows = await me.page.locator('dialog tr').allInnerTexts();
  expect(rows.find((row) => row.startsWith('Favour of Amyitis'))).toMatch(/\t5\t10$/);
  expect(rows.find((row) => row.startsWith('From before'))).toBeUndefined();
  expect(await me.page.textContent('[data-headline]')).toContain('Ostap');
  await me.leave();
});

test('a city out of reach, and a card too dear, say why', async () => {
  const me = await Player.sit(2, {
    players: 2,
    phase: 'action',
    gardens: { A1: 'T07', B1: 'T08', C1: 'T05', D4: 'T20', B2: 'T09' },
    seats: [{ camels: 2, talents: 0, resources: { barley: 1 } }, {}],
    groups: [{ up: { peasant: 1, engineer: 1 }, down: 1 }, { up: { priest: 2 } }],
    caravan: 'Babylon',
  });
  const { page } = me;
  await me.choices();
  const refusal = page.locator('[data-refusal]');
  await me.choose('go:Uruk');
  expect(await refusal.getAttribute('data-refusal')).toBe('too-few-camels');
  expect(await refusal.textContent()).toContain('AMY-310');
  await me.choose('go:Eshnunna');
  expect(await refusal.getAttribute('data-refusal')).toBe('cannot-pay');
  await me.choose('hire1:peasant');
  expect(await refusal.getAttribute('data-refusal')).toBe('too-few-talents');
  await refusal.locator('.rule').click();
  await page.waitForSelector('article.current');
  expect(await page.textContent('article.current')).toContain('AMY-302');
  await me.choose('go:Susa');
  expect(await page.locator('.bar .hint').innerText()).toMatch(/Susa \(2 camels\)[^]*cards: caravaneer, banker · your levels: caravaneer 0, banker 0/);
  expect(await page.locator('.way').count()).toBe(1);
  await me.take('hire2:priest');
  await page.click('[data-act="undo-step"]:enabled');
  await me.choices();
  expect(await page.locator('.card.priest').count()).toBe(2);
  await me.leave();
});

test('two rounds with nothing but the keyboard', async () => {
  const me = await Player.sit(2);
  const { page, person } = me;
  const active = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return {
        item: activeElement?.getAttribute('data-place') ?? activeElement?.getAttribute('data-choice') ?? null,
        legal: activeElement?.matches('.place.legal, [data-choice]:not([aria-disabled])') ?? false,
      };
    });
  await me.choices();
  for (let i = 0; i < 40 && !(await active()).legal; i++) await page.keyboard.press('Tab');
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  const seen = new Set<string>();
  for (let n = 0; n < 45; n++) {
    await me.choices();
    await page.waitForTimeout(60);
    // Go about with the arrow keys, then on to what may be chosen.
    const onBoard = (await page.locator('.place.legal').count()) > 0;
    if (onBoard && !(await active()).item) throw new Error('the focus is lost');
    for (let i = 0; i < n % 5 && onBoard; i++) {
      await page.keyboard.press(arrows[(n + i) % 4]!);
      seen.add((await active()).item ?? '');
    }
    if (onBoard && !(await active()).legal) await page.keyboard.press(n % 2 ? 'PageDown' : 'PageUp');
    for (let i = 0; i < 40 && !(await active()).legal; i++) await page.keyboard.press('Tab');
    const before = await person.version();
    const { item } = await active();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.place.chosen, [data-choice][aria-pressed="true"]', { state: 'attached' });
    if (item && (await page.locator(`[data-choice="${item}"]:focus`).count())) await page.focus('[data-act="confirm"]:enabled');
    await page.keyboard.press('Enter');
    await person.after(before);
    await page.waitForTimeout(30);
    if (!(await active()).item) await page.locator('.place[tabindex="0"]').first().focus();
  }
  expect(new Set([...seen].map((item) => item.split(/\d?:/)[0])).size).toBeGreaterThan(4);
  expect(await page.textContent('[aria-live="polite"]')).not.toBe('');
  await me.leave();
}, 120_000);

test('on a phone of 360 pixels one part of the table is seen at a time, and a thumb plays', async () => {
  const me = await Player.sit(2, null, PHONE);
  const { page } = me;
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (let n = 0; n < 50; n++) {
    const legal = await me.choices();
    if (legal.length === 0) break;
    const item = wish(legal, n);
    const region = /^(go|court):/.test(item) ? 'cities' : /^(plant|spot):/.test(item) ? 'gardens' : /^hire/.test(item) ? 'crafts' : null;
    if (region && !(await page.locator(`[data-choice="${item}"]`).count())) await me.person.tap(page.locator(`[data-region="${region}"]`));
    await page.waitForTimeout(280);
    const chip = page.locator(`[data-choice="${item}"]`);
    if (await chip.count()) await me.person.tap(chip);
    else await me.choose(item, true);
    await me.person.confirm();
    if (n === 20) expect(await me.person.axe()).toEqual([]);
  }
  expect(await wide()).toBe(360);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, main .bar button, .regions button, aside .tabs button')]
      .filter((button) => button.checkVisibility() && (button.getBoundingClientRect().height < 43.5 || button.getBoundingClientRect().width < 43.5))
      .map((button) => button.outerHTML),
  );
  expect(small).toEqual([]);
  const stage = (await page.locator('.stage').boundingBox())!;
  expect(stage.height).toBeGreaterThan(300);
  expect(await page.locator('.bar .stock').count()).toBe(1);
  await me.leave();
}, 180_000);

const WORDS = {
  be: { locale: 'be-BY', words: ['Вавілон', 'Храмы', 'Рамёствы', 'ячмень'] },
  uk: { locale: 'uk-UA', words: ['Вавилон', 'Храми', 'Ремесла', 'ячмінь'] },
  ru: { locale: 'ru-RU', words: ['Вавилон', 'Храмы', 'Ремёсла', 'ячмень'] },
  en: { locale: 'en-GB', words: ['Babylon', 'Temples', 'Crafts', 'barley'] },
} as const;

describe.each(Object.entries(WORDS))('%s', (lang, { locale, words }) => {
  test('everything is in the language of the browser, and axe-core finds nothing serious', async () => {
    const me = await Player.sit(4, null, { locale, colorScheme: lang === 'be' || lang === 'ru' ? 'dark' : 'light' });
    const { page } = me;
    expect(await page.getAttribute('html', 'lang')).toBe(lang);
    const seen: string[] = [];
    const look = async () => {
      seen.push(await page.locator('.page').innerText());
      seen.push(...(await page.locator('[aria-label]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))));
      seen.push(...(await page.locator('[title]').evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''))));
    };
    for (let n = 0; n < 32; n++) {
      const legal = await me.choices();
      if (legal.length === 0) break;
      const item = wish(legal, n);
      await me.choose(item);
      if (n % 6 === 0) await look();
      await me.person.confirm();
    }
    for (const n of [1, 2, 3, 4]) {
      await page.click(`.tabs button:nth-child(${n})`);
      await page.waitForTimeout(150);
      if (n === 3) await page.locator('details summary').first().click();
      await look();
      expect(await me.person.axe()).toEqual([]);
    }
    const all = seen.join('\n');
    for (const word of words) expect(all).toContain(word);
    expect(all.match(/\b(?:event|ui|refusal|choice|term|action|panel|turn|net|part|option|city|court|craft|temple|resource)-[a-z]+|undefined|NaN|\{ ?\$/g)).toBeNull();
    if (lang !== 'en') expect(all).not.toMatch(/\b(barley|camel|talent|temple|square|floor|plant|cube|row|round)s?\b/i);
    await me.leave();
  }, 180_000);
});
