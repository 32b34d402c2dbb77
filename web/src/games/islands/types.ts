/** What `Game.components()` and `Game.view()` of Islands hold; see src/fishka/games/islands/view.py. */

export type Kind = 'island' | 'bridge' | 'water' | 'lighthouse';
export type Side = 'N' | 'E' | 'S' | 'W';
/** I island, B bridge, W water. */
export type Terrain = 'I' | 'B' | 'W';

export interface TileType {
  id: string;
  count: number;
  /** Terrain of the sides N, E, S, W. */
  edges: Terrain[];
  islands: { edges: Side[]; anchors: number }[];
  bridges: Side[][];
  /** `halves` are half sides, clockwise from N-left; `islands` are those that the water borders. */
  waters: { halves: number[]; islands: number[] }[];
  lighthouse: boolean;
  distinct_rotations: number;
}

export interface Components {
  tile_set: string;
  start: string;
  tiles: TileType[];
}

export interface LaidTile {
  x: number;
  y: number;
  type: string;
  turns: number;
}

export interface Meeple {
  x: number;
  y: number;
  seat: number;
  segment: string;
}

export interface BoardObject {
  id: number;
  kind: Kind;
  complete: boolean;
  points: number;
  points_at_end: number;
  /** Meeples by seat. */
  meeples: number[];
  owners: number[];
  /** "x,y:B1" */
  segments: string[];
  /** "x,y" */
  tiles: string[];
}

export interface View {
  tiles: LaidTile[];
  meeples: Meeple[];
  drawn: string | null;
  placed: string | null;
  last: string | null;
  pile: Record<string, number>;
  pile_size: number;
  scores: number[];
  supply: number[];
  turn: number;
  phase: 'first' | 'draw' | 'tile' | 'meeple' | 'over';
  objects: BoardObject[];
  frontier: string[];
  dead: string[];
  breakdown: Record<string, number>[];
}
