/** What the parts of the board share. */

import type { Play } from './play.svelte';

export const BOARD = Symbol('board');

export interface BoardContext {
  play: Play;
  /** A place in words. */
  nameOf: (item: string) => string;
  /** Is one of these names lit up from outside: by the log, by the list of actions? */
  isLit: (names: readonly string[]) => boolean;
  /** Was one of these names part of the last turn? */
  isLast: (names: readonly string[]) => boolean;
  /** Follow an arrow key to the next place. */
  move: (event: KeyboardEvent) => void;
  /** Go to the next place that may be chosen, or to the one before. */
  jump: (event: KeyboardEvent) => void;
}
