/** What the server sends of this game: `games/wolves/view.py`. */

export interface Piece {
  seat: number;
  kind: 'wolf' | 'alpha' | 'den' | 'lair';
  moved: boolean;
}

export interface WouldScore {
  phase: string;
  points: number[];
  token: number | null;
  outcome: 'shared' | 'nobody' | 'won' | 'dummy';
}

export interface Region {
  tile: number;
  place: string;
  token: string | null;
  phases: string[];
  strength: number[];
  alphas: number[];
  would_score: WouldScore[];
  dummy?: [number, number];
}

export interface Seat {
  pack: string | null;
  terrain_tokens: number;
  action_tokens: number;
  wolves: number[];
  dens: Record<string, number>;
  lairs: number;
  caught: string[];
  points: number;
  tokens: number;
  /** By track how many steps are uncovered, and the points of the last. */
  tracks: Record<string, { step: number; points: number }>;
  uncovered: number;
  tiles: { shows: string; other: string }[];
  native: string | null;
  spread: number;
  speed: number;
  howl: number;
  on_map: Record<string, number>;
  next_wolf: string | null;
}

export interface View {
  phase: string;
  turn: number;
  round: number;
  actions: number;
  terrain: string[];
  pieces: Record<string, Piece[]>;
  lone: string[];
  prey: { place: string; species: string; left: number }[];
  regions: Region[];
  moon: { filled: number; beside: number; scored: string[]; next: string | null; cells_to_next: number };
  seats: Seat[];
  reach: Record<string, string[]>;
  paths: Record<string, string[]>;
  scores: number[];
  breakdown: Record<string, number>[];
}

export interface Hex {
  place: string;
  q: number;
  r: number;
  tile: number;
}

/** A track as printed, by step: pieces gone or prey caught. */
export interface Track {
  points: number[];
  bonus: ('terrain' | 'action' | null)[];
  pieces: (Piece['kind'] | null)[];
  values?: number[];
}

export interface Components {
  hexes: Hex[];
  terrains: { name: string; colour: string }[];
  tracks: Record<string, Track>;
  species: string[];
  moon: { side: string; marks: Record<string, number> };
}
