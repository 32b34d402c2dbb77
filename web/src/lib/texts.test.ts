import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatDate } from './format';
import { chooseLanguage, type Language, LANGUAGES, Texts } from './texts';

const root = new URL('../../../src/fishka/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf-8');
const games = readdirSync(new URL('games/', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '__pycache__')
  .map(({ name }) => name);
/** What a page loads: the texts of the product, and those of one game. */
const sources = (lang: Language, game = 'islands') => [
  read(`texts/${lang}.ftl`),
  ...(game ? [read(`games/${game}/rulebook/${lang}.ftl`)] : []),
];
const ids = (lang: Language, game: string) =>
  sources(lang, game).flatMap((source) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id));

describe.each(games)('%s', (game) => {
  test.each(LANGUAGES)('%s has every text once', (lang) => {
    expect(new Set(ids(lang, game)).size).toBe(ids(lang, game).length);
    expect([...ids(lang, game)].sort()).toEqual([...ids('en', game)].sort());
    expect(() => new Texts(lang, ...sources(lang, game))).not.toThrow();
  });
});

test('every text that the page asks for by name exists', () => {
  const pages = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf-8' });
  const known = new Map(['', ...games].map((game) => [game, new Set(ids('en', game))]));
  const asked = pages
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .flatMap((name) => {
      const game = /^games\/(\w+)\//.exec(name)?.[1] ?? '';
      const page = readFileSync(new URL(`../${name}`, import.meta.url), 'utf-8');
      return [...page.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, id]) => ({ name, game, id: id ?? '' }));
    });
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter(({ game, id }) => !known.get(game)?.has(id))).toEqual([]);
});

/** What the terminal says; tests/texts checks the same file. */
const samples = JSON.parse(
  readFileSync(new URL('../../../tests/texts/samples.json', import.meta.url), 'utf-8'),
) as {
  lang: Language;
  game: string;
  id: string;
  params: Record<string, string | number>;
  text: string;
}[];

test('browser and terminal say the same to the letter', () => {
  expect(samples.length).toBeGreaterThan(100);
  const texts = new Map<string, Texts>(
    LANGUAGES.flatMap((lang) =>
      games.map((game) => [`${lang} ${game}`, new Texts(lang, ...sources(lang, game))] as const),
    ),
  );
  for (const { lang, game, id, params, text } of samples) {
    const page = `${lang} ${game}`;
    expect(`${page} ${id}: ${texts.get(page)?.format(id, params)}`).toBe(`${page} ${id}: ${text}`);
  }
});

const COUNTS = [0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111];
/** As a speaker says it. */
const FORMS: Record<Language, string[]> = {
  be: ['ачкоў', 'ачко', 'ачкі', 'ачкоў', 'ачкоў', 'ачкоў', 'ачко', 'ачкі', 'ачкоў', 'ачко', 'ачкоў'],
  uk: ['очок', 'очко', 'очки', 'очок', 'очок', 'очок', 'очко', 'очки', 'очок', 'очко', 'очок'],
  ru: ['очков', 'очко', 'очка', 'очков', 'очков', 'очков', 'очко', 'очка', 'очков', 'очко', 'очков'],
  en: ['points', 'point', ...Array<string>(9).fill('points')],
};

describe.each(LANGUAGES)('%s', (lang) => {
  const texts = new Texts(lang, ...sources(lang));

  test('counts as a speaker does', () => {
    const said = COUNTS.map((count) => texts.format('points', { count }));
    expect(said).toEqual(COUNTS.map((count, i) => `${count} ${FORMS[lang][i]}`));
  });

  test('takes the form for fractions', () => {
    const form = { be: 'ачка', uk: 'очка', ru: 'очка', en: 'points' }[lang];
    expect(texts.format('points', { count: 1.5 })).toMatch(new RegExp(`1.5 ${form}$`));
  });

  test('groups no digits and isolates nothing', () => {
    expect(texts.format('points', { count: 12345 })).toMatch(/^12345 [^\u2068\u2069]*$/);
  });

  test('shows a name literally', () => {
    const event = { kind: 'skip', rule: '', seat: 0, params: {}, places: [], points: null, score: null };
    expect(texts.event(event, ['<img src=x>{ $x }'])).toContain('<img src=x>{ $x }');
  });
});

test('dates are in the language itself', () => {
  const date = new Date(2026, 4, 5, 14, 5);
  expect(formatDate('be', date, date)).toBe('5 мая, 14:05');
  expect(formatDate('uk', date, new Date(2027, 0, 1))).toBe('5 травня 2026, 14:05');
});

test('the first language of the browser that we have is taken', () => {
  expect(chooseLanguage(['pl', 'be-BY', 'en'])).toBe('be');
  expect(chooseLanguage(['de'])).toBe('en');
});
