/** Texts in four languages: the same Fluent files as the terminal's, giving the same strings. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { EventLine, Params } from './protocol';

export const LANGUAGES = ['be', 'uk', 'ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  be: 'Беларуская',
  uk: 'Українська',
  ru: 'Русский',
  en: 'English',
};

export type Term = readonly [count: number, what: string, each: number];

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Language,
    ...sources: string[]
  ) {
    // Chromium knows plurals in Belarusian, but no numbers: those fall to the second language.
    this.bundle = new FluentBundle([lang, 'en'], { useIsolating: false });
    for (const source of sources) {
      const errors = this.bundle.addResource(new FluentResource(source));
      if (errors.length) throw errors[0];
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The text of a template; its id if there is none. */
  format(id: string, params: Params = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) {
      args[name] =
        typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
    }
    return this.bundle.formatPattern(pattern, args, []);
  }

  /** A score as it is counted: "3 tiles × 2 + 1 anchor × 2 = 8". */
  score(terms: readonly Term[], points: number): string {
    const parts = terms.map(([count, what, each]) => this.format(`term-${what}`, { count, each }));
    return `${parts.join(' + ')} = ${points}`;
  }

  /** An event as a line of the log, without its score. */
  event(event: EventLine, names: readonly string[]): string {
    const params = { ...event.params };
    const name = names[event.seat];
    if (name !== undefined) params.player = name;
    return this.format(`event-${event.kind}`, params);
  }
}

/** The first of the browser's languages that we have. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const lang = LANGUAGES.find((known) => tag.toLowerCase().split('-')[0] === known);
    if (lang) return lang;
  }
  return 'en';
}
