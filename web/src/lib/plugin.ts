/**
 * What a game brings to the browser: one folder in web/src/games whose index.ts exports this.
 * The page knows no game; it finds the folders and loads the one that it needs.
 */

import type { Component, Snippet } from 'svelte';
import type { Table } from './table.svelte';

export interface BoardProps {
  table: Table;
  /** Undo, end of turn and the like: the board puts them beside its own buttons. */
  controls: Snippet;
}

export interface GamePlugin {
  /** The table with all pieces, and the buttons to act. */
  Board: Component<BoardProps>;
  /** What else is good to know: pieces left and so on. */
  Panel: Component<{ table: Table }>;
  /** The piece of a seat, drawn in an SVG of 32 by 32 about the origin. */
  Token: Component<{ seat: number }>;
  /** What a seat has, where there is more than a few words can tell: below its name. */
  Seat?: Component<{ table: Table; seat: number }>;
  /** A few words on a seat, beside its points. */
  seatNote(view: Record<string, unknown>, seat: number): string;
  /** The points of a seat by their parts: ids of templates, in the order of the table of scores. */
  parts(view: Record<string, unknown>, seat: number): [id: string, points: number][];
}

const plugins = import.meta.glob<{ default: GamePlugin }>('../games/*/index.ts');
const covers = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte');

export async function loadPlugin(game: string): Promise<GamePlugin | null> {
  const load = plugins[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}

/** The picture on a game's card. */
export async function loadCover(game: string): Promise<Component | null> {
  const load = covers[`../games/${game}/Cover.svelte`];
  return load ? (await load()).default : null;
}
