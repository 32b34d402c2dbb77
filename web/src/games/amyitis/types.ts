/** What `Game.components()` and `Game.view()` of Amyitis hold; see src/fishka/games/amyitis/view.py. */

export type Resource = 'barley' | 'dates' | 'salt' | 'palm' | 'wine';
export type Craft = 'peasant' | 'priest' | 'engineer' | 'merchant';
export type Temple = 'ishtar' | 'marduk' | 'tammuz';
export type Court = 'caravaneer' | 'banker' | 'palace' | 'gardener';
export type Reward = 'camel' | 'talent' | 'banker' | 'caravaneer' | 'court_any' | 'resource_any';

/** Whose cube: a seat, a neutral one, or none. */
export type Owner = number | 'neutral' | null;

export interface TileType {
  quality: number;
  vp: number;
  rewards: Reward[];
}

export interface City {
  name: string;
  kind: 'sell' | 'court' | 'plant';
  price: Resource | null;
  offers: Court[];
}

export interface Square {
  /** A1 to D4; A1 lies where the banks meet. */
  name: string;
  row: number;
  column: number;
  floor: number;
  quality: number;
  unused: boolean;
}

export interface Spot {
  name: string;
  /** The names of the two squares beside it. */
  squares: [string, string];
  /** The two points that it joins, in rows and columns of the grid's corners. */
  points: [[number, number], [number, number]];
  bank: boolean;
}

export interface Components {
  resources: Resource[];
  crafts: Craft[];
  temples: Temple[];
  court: {
    kinds: Court[];
    /** By level, from 0. */
    banker_talents: number[];
    banker_vp: number[];
    caravaneer_bonus: number[];
    store: number[];
    palace_vp: number[];
  };
  tiles: Record<string, TileType>;
  /** The two faces of a plant card. */
  cards: Record<string, { quality: number; extra: Resource | null }[]>;
  /** Clockwise. */
  cities: City[];
  squares: Square[];
  spots: Spot[];
  fields: Record<string, Resource[]>;
  hire_price: number[];
  /** [tiles at least, points] */
  favour: [number, number][];
  /** The game ends with the round in which so many tiles or fewer remain. */
  end: number;
}

export interface SeatView {
  camels: number;
  talents: number;
  resources: number[];
  cubes: number;
  caravaneer: number;
  banker: number;
  palace: number;
  gardeners: number;
  tiles: number;
  passed: boolean;
  breakdown: Record<string, number>;
}

export interface Garden {
  tile: string | null;
  planted: number | null;
  watered: boolean;
  /** Cubes round the square, by seat. */
  cubes: number[];
  /** Who would score the irrigation bonus. */
  leader: number | null;
}

export interface Group {
  up: Partial<Record<Craft, number>>;
  down: number;
  price: number;
}

export interface View {
  phase: string;
  round: number;
  start: number;
  turn: number;
  scores: number[];
  seats: SeatView[];
  gardens: Record<string, Garden>;
  spots: Record<string, { owner: Owner; open: boolean }>;
  fields: Record<string, Owner[]>;
  temples: Record<Temple, { cubes: Owner[]; first: number | null; second: number | null }>;
  groups: Group[];
  caravan: string;
  /** By city. */
  cards: Record<string, { card: string; face: number }>;
  tokens: Resource[];
  /** Copies left by level, from 1. */
  court: { caravaneer: number[]; banker: number[]; palace: number[]; gardener: number };
  tiles_left: number;
  planting: string | null;
  truncated: boolean;
}
