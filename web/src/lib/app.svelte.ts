/** What every part of the page shares: texts, preferences, the address. */

import { loadPrefs, savePrefs, type Theme } from './prefs';
import type { Params, Refused } from './protocol';
import { chooseLanguage, type Language, Texts } from './texts';

type Source = () => Promise<string>;

const SHELL = import.meta.glob<string>('../../../src/fishka/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const GAMES = import.meta.glob<string>('../../../src/fishka/games/*/rulebook/*.ftl', {
  query: '?raw',
  import: 'default',
});

const named = (sources: Record<string, Source>, ending: string) =>
  Object.entries(sources).find(([path]) => path.endsWith(ending))?.[1];

const prefs = $state(loadPrefs());

/** The texts of the page, and of the game that it shows. */
class Words {
  texts = $state.raw<Texts | null>(null);
  private game: string | null = null;
  private asked = 0;

  get lang(): Language {
    return this.texts?.lang ?? 'en';
  }

  /** Load a language, and the texts of a game with it. The page shows the old ones until then. */
  async use(lang: Language, game = this.game): Promise<void> {
    this.game = game;
    const asked = ++this.asked;
    const wanted = [named(SHELL, `/texts/${lang}.ftl`)];
    if (game) wanted.push(named(GAMES, `/games/${game}/rulebook/${lang}.ftl`));
    const sources = await Promise.all(wanted.flatMap((source) => (source ? [source()] : [])));
    if (asked !== this.asked) return;
    this.texts = new Texts(lang, ...sources);
    document.documentElement.lang = lang;
  }

  async useGame(game: string): Promise<void> {
    if (game !== this.game) await this.use(this.lang, game);
  }

  async choose(lang: Language): Promise<void> {
    prefs.lang = lang;
    savePrefs({ ...prefs });
    await this.use(lang);
  }

  begin(): Promise<void> {
    return this.use(prefs.lang ?? chooseLanguage(navigator.languages));
  }
}

export const words = new Words();

/** The text of a template in the language of the page. */
export function t(id: string, params?: Params): string {
  return words.texts?.format(id, params) ?? '';
}

/** Why something was refused, in words. `names` are those of the seats. */
export function refusalText(refused: Refused, names: readonly string[] = []): string {
  const params: Params = { ...refused.params };
  const seat = params.seat;
  if (typeof seat === 'number' && names[seat] !== undefined) params.player = names[seat];
  const id = `refusal-${refused.code}`;
  return words.texts?.has(id) ? t(id, params) : t('refusal-other', { code: refused.code });
}

/** Preferences of this device. */
export const settings = {
  get theme() {
    return prefs.theme;
  },
  set theme(theme: Theme) {
    prefs.theme = theme;
    savePrefs({ ...prefs });
    showTheme();
  },
  get confirm() {
    return prefs.confirm;
  },
  set confirm(confirm: boolean) {
    prefs.confirm = confirm;
    savePrefs({ ...prefs });
  },
};

export function showTheme(): void {
  document.documentElement.dataset.theme = prefs.theme;
}

// -- the address -------------------------------------------------------------------------------

class Address {
  path = $state(location.pathname);

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.path = path;
    scrollTo(0, 0);
  }
}

export const address = new Address();

addEventListener('popstate', () => {
  address.path = location.pathname;
});

/** Follow links within the page without loading it again. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    address.go(node.pathname);
  };
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
