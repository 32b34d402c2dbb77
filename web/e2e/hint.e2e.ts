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
const BEST = '.panel li.best [data-action]';
const GAMES = ['islands', 'amyitis', 'wolves', 'colonies'];

/** Sits down alone at a table of `game`, through the form. */
async function sit(game: string, rated = false, options: BrowserContextOptions = {}): Promise<Person> {
  const me = await Person.open(browser, server, options);
  const { page } = me;
  await page.goto(`${server.url}/new/${game}`);
  await page.waitForSelector('form');
  await page.fill('[data-seat-name="0"]', 'Hanna');
  if (rated) await page.check('[data-option="rated"]');
  await page.click('button[type=submit]');
  await page.waitForSelector('.page[data-connection="online"] [data-act="hint"]');
  return me;
}

/** Asks for a hint and waits for it. */
async function ask({ page }: Person): Promise<void> {
  await page.click('[data-act="hint"]');
  await page.waitForSelector(BEST, { timeout: 30_000 });
}

test('a hint is shown on the board first, then done, in keys and by pointer', async () => {
  const me = await sit('islands');
  const { page } = me;
  await page.keyboard.press('h');
  await page.waitForSelector('[data-thinking]');
  await page.waitForSelector(BEST, { timeout: 30_000 });
  expect(await page.textContent(BEST)).toMatch(/square.*(% chance to win|points expected)/s);
  expect(await page.textContent('[data-advised]')).toMatch(/^Best move: square/);
  expect(await page.evaluate((best) => document.activeElement?.matches(best), BEST)).toBe(true);
  expect(await me.axe()).toEqual([]);

  const before = await me.version();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ghost.sure');
  expect(await page.getAttribute(BEST, 'aria-pressed')).toBe('true');
  expect(await me.version()).toBe(before);
  await me.confirm();
  await page.waitForSelector('.panel ol button.line');

  await ask(me);
  const other = page.locator('.panel li:not(.best) > [data-action]');
  if ((await other.count()) > 0) await other.first().click();
  else await page.click(BEST);
  await me.confirm();
  me.fine();
  await me.close();
}, 120_000);

test.each(GAMES)('%s: the best move is taken from hints, again and again', async (game) => {
  const me = await sit(game);
  const { page } = me;
  for (let n = 0; n < 8; n++) {
    await ask(me);
    await page.click(BEST);
    await me.confirm();
    await page.waitForSelector('[data-act="hint"]:not([aria-disabled])');
  }
  me.fine();
  await me.close();
}, 180_000);

test('what is chosen on the board instead is no longer the hint', async () => {
  const me = await sit('islands');
  const { page } = me;
  await ask(me);
  await page.click(BEST);
  await page.waitForSelector('.ghost.sure');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.ghost.sure', { state: 'detached' });
  expect(await page.getAttribute(BEST, 'aria-pressed')).toBe('false');
  await page.click('.tabs button:nth-child(2)');
  await page.click('[data-act="hint"]');
  expect(await page.locator(BEST).count()).toBe(1);
  me.fine();
  await me.close();
}, 60_000);

test('a rated table refuses hints and says why', async () => {
  const me = await sit('wolves', true);
  const { page } = me;
  const button = page.locator('[data-act="hint"]');
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  expect(await button.getAttribute('title')).toBe('There are no hints in a rated game');
  expect(await page.textContent('header')).toContain('rated');
  await page.keyboard.press('h');
  await page.waitForSelector('[data-refusal="hint-rated"]');
  expect(await page.locator(BEST).count()).toBe(0);
  const answer = await page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/ws/tables/${location.pathname.split('/').at(-1)}`);
        socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', protocol: 2, since: null }));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as Record<string, unknown> & { standing?: { version: number } };
          if (message.t === 'snapshot') socket.send(JSON.stringify({ t: 'hint', id: 5, base: message.standing?.version }));
          if (message.id === 5) resolve(message);
        };
      }),
  );
  expect(answer).toMatchObject({ t: 'fault', code: 'hint-rated' });
  me.fine();
  await me.close();
});

test('moves that were played for a bot are counted at its seat', async () => {
  const me = await Person.open(browser, server);
  const { page } = me;
  await page.goto(server.url);
  const id = await page.evaluate(async () => {
    const post = async (path: string, wanted: unknown): Promise<{ id: string }> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(wanted) });
      return (await answer.json()) as { id: string };
    };
    await post('/api/me', { name: 'Hanna' });
    const endless = { kind: 'bot', bot: 'expectimax:depth=40,nodes=0' };
    return (await post('/api/tables', { game: 'amyitis', options: {}, seats: [endless, endless] })).id;
  });
  await page.goto(`${server.url}/t/${id}`);
  const count = page.locator('[data-fallbacks]').first();
  await count.waitFor({ timeout: 30_000 });
  expect(await count.textContent()).toContain('Replaced moves: 1');
  expect(await me.axe()).toEqual([]);
  await page.reload();
  await count.waitFor();
  me.fine();
  await me.close();
}, 60_000);

test('bots are offered by their names, a level for newcomers first chosen', async () => {
  const me = await Person.open(browser, server);
  const { page } = me;
  await page.goto(`${server.url}/new/islands`);
  await page.waitForSelector('form');
  await page.selectOption('[data-seat-kind="1"]', 'bot');
  const bots = await page.evaluate(async () => {
    const games = (await (await fetch('/api/games')).json()) as { name: string; bots: string[] }[];
    return games.find(({ name }) => name === 'islands')?.bots ?? [];
  });
  const select = page.locator('ol li:nth-child(2) select:not([data-seat-kind])');
  expect(await select.inputValue()).toBe(bots.includes('amateur') ? 'amateur' : bots.at(-1));
  const names = await select.locator('option').allTextContents();
  expect(names.length).toBe(bots.length);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+: [a-z]/);
  me.fine();
  await me.close();
});

const LOCALES = { be: 'be-BY', uk: 'uk-UA', ru: 'ru-RU', en: 'en-GB' };

test.each(Object.entries(LOCALES))('%s: a hint on a phone, chosen with a thumb', async (lang, locale) => {
  const me = await sit('islands', false, { ...PHONE, locale });
  const { page } = me;
  expect(await page.getAttribute('html', 'lang')).toBe(lang);
  await page.tap('[data-act="hint"]');
  await page.waitForSelector(BEST, { timeout: 30_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await me.axe()).toEqual([]);
  const said = (await page.textContent('.panel')) ?? '';
  expect(said).not.toMatch(/\b(?:hint|choice|action|panel)-[a-z]+|undefined|NaN|\{ ?\$/);
  if (lang !== 'en') expect(said).not.toMatch(/\b(Best|move|chance|points|square)\b/);
  await page.tap(BEST);
  await page.waitForSelector('.ghost.sure');
  await page.waitForSelector('.panel', { state: 'hidden' });
  const before = await me.version();
  await page.tap('[data-act="confirm"]:enabled');
  await me.after(before);
  me.fine();
  await me.close();
}, 60_000);
