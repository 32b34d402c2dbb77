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

export interface Components {
  hexes: Hex[];
  terrains: { name: string; colour: string }[];
  tracks: Record<string, { values: number[]; bonus: string[] }>;
  den_points: number[];
  lair_points: number[];
  wolf_points: number[];
  prey_points: number[];
  wolves_track: string[];
  species: string[];
  moon: { side: string; marks: Record<string, number> };
}
