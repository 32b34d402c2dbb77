import { t, words } from '../lib/app.svelte';
import type { Problem } from '../lib/protocol';

/** What the server's refusal of a request says, in the language of the page. */
export function problemText({ code, params, message }: Problem): string {
  const id = `refusal-${code}`;
  return words.texts?.has(id) ? t(id, params) : t('problem-other', { message });
}
