/** What this device remembers: language, colours, whether moves are confirmed. */

import type { Language } from './texts';

export type Theme = 'auto' | 'light' | 'dark';

export interface Prefs {
  lang: Language | null;
  theme: Theme;
  confirm: boolean;
}

const KEY = 'fishka';
const DEFAULTS: Prefs = { lang: null, theme: 'auto', confirm: true };

export function loadPrefs(): Prefs {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...DEFAULTS, ...(stored as Partial<Prefs>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export function savePrefs(prefs: Prefs): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that stores nothing still plays.
  }
}
