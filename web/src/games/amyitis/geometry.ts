/**
 * Where things are on the table of Amyitis.
 *
 * The gardens are seen from the corner where the two banks meet: A1 is nearest, floors rise behind
 * it. A corner of the grid is (i, j): i rows and j columns from there; h is the height.
 */

import type { Spot, Square } from './types';

export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const HALF_WIDTH = 78;
export const HALF_HEIGHT = 46;
export const LIFT = 36;
/** The nearest corner of the gardens, at the level of the river. */
export const FRONT: Point = [330, 592];

/** The regions of the table; on a phone one of them is shown at a time. */
export const REGIONS = {
  gardens: { x: 4, y: 62, width: 652, height: 582 },
  cities: { x: 668, y: 62, width: 648, height: 560 },
  crafts: { x: 8, y: 652, width: 380, height: 322 },
  temples: { x: 404, y: 652, width: 420, height: 322 },
  fields: { x: 840, y: 640, width: 476, height: 334 },
} as const satisfies Record<string, Box>;
export type Region = keyof typeof REGIONS;

export const WORLD: Box = { x: 0, y: 0, width: 1320, height: 982 };

/** How high the surface of a floor is; the river has height 0. */
export function heightOf(floor: number): number {
  return floor - 0.5;
}

export function project(i: number, j: number, h: number): Point {
  return [
    FRONT[0] + (j - i) * HALF_WIDTH,
    FRONT[1] - (i + j) * HALF_HEIGHT - h * LIFT,
  ];
}

export function path(points: readonly Point[], closed = true): string {
  const numbers = points.map(([x, y]) => `${round(x)} ${round(y)}`);
  return `M${numbers.join('L')}${closed ? 'Z' : ''}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The corners of a square's surface: nearest, right, farthest, left. */
export function surface({ row, column, floor }: Square, inset = 0): Point[] {
  const h = heightOf(floor);
  const [a, b] = [inset, 1 - inset];
  return [
    project(row + a, column + a, h),
    project(row + a, column + b, h),
    project(row + b, column + b, h),
    project(row + b, column + a, h),
  ];
}

export function middle({ row, column, floor }: Square): Point {
  return project(row + 0.5, column + 0.5, heightOf(floor));
}

/** The two walls below a square that are seen: [right, left]; null where there is no step. */
export function walls(square: Square, floors: ReadonlyMap<string, number>): (Point[] | null)[] {
  const { row, column, floor } = square;
  const h = heightOf(floor);
  const below = (i: number, j: number): number => {
    const lower = floors.get(`${i},${j}`);
    return lower === undefined ? 0 : heightOf(lower);
  };
  const right = below(row - 1, column);
  const left = below(row, column - 1);
  const wall = (i: number, j: number, foot: number): Point[] | null =>
    foot >= h
      ? null
      : [project(row, column, h), project(i, j, h), project(i, j, foot), project(row, column, foot)];
  return [wall(row, column + 1, right), wall(row + 1, column, left)];
}

/** How far the canal on the rim of a step lies inside the upper square. */
const RIM = 0.085;

export interface Canal {
  /** The line of the water; its first two points are the level part, the third is up the wall. */
  line: Point[];
  /** Where the cube lies. */
  at: Point;
}

/** The canal of an irrigation spot: on the rim of a step, or level and then up the next wall. */
export function canal(spot: Spot, squares: ReadonlyMap<string, Square>): Canal {
  const [a, b] = spot.squares.map((name) => squares.get(name)?.floor ?? 1) as [number, number];
  const top = Math.max(a, b);
  const h = heightOf(top);
  const [from, to] = [...spot.points].sort((p, q) => p[0] + p[1] - q[0] - q[1]) as [
    [number, number],
    [number, number],
  ];
  const step = a !== b;
  const along = from[0] === to[0];
  const [di, dj] = step ? (along ? [RIM, 0] : [0, RIM]) : [0, 0];
  const line = [project(from[0] + di, from[1] + dj, h), project(to[0] + di, to[1] + dj, h)];
  const [[ax, ay], [bx, by]] = line as [Point, Point];
  if (!step && Number.isInteger(to[0]) && Number.isInteger(to[1])) {
    line.push(project(to[0], to[1], h + 1));
  }
  return { line, at: [(ax + bx) / 2, (ay + by) / 2] };
}

/** The outline of a canal's level part, `wide` to each side: what is pressed. */
export function band([[ax, ay], [bx, by]]: readonly [Point, Point], wide: number): Point[] {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(-(by - ay) / length) * wide, ((bx - ax) / length) * wide];
  return [
    [ax + nx, ay + ny],
    [bx + nx, by + ny],
    [bx - nx, by - ny],
    [ax - nx, ay - ny],
  ];
}

// -- Mesopotamia -----------------------------------------------------------------------------------

const RING = { x: 992, y: 346, rx: 254, ry: 214 };

function onRing(step: number, total: number, away: number): Point {
  const angle = Math.PI + (2 * Math.PI * step) / total;
  return [
    RING.x + (RING.rx + away) * Math.cos(angle),
    RING.y + (RING.ry + away) * Math.sin(angle),
  ];
}

/** Where a city is; the first lies nearest to the gardens, the others follow clockwise. */
export function cityAt(index: number, total: number): Point {
  return onRing(index, total, 0);
}

/** Where the caravan stands: over the left end of a city. */
export function caravanAt(index: number, total: number): Point {
  const [x, y] = cityAt(index, total);
  return [x - 44, y - 66];
}

/** The way of the caravan, clockwise, from one city to another. */
export function way(from: number, to: number, total: number): Point[] {
  const steps = (to - from + total) % total || total;
  const points: Point[] = [];
  for (let k = 0; k <= steps * 6; k++) points.push(onRing(from + k / 6, total, 0));
  return points;
}

/** The road through all cities. */
export const ROAD = { cx: RING.x, cy: RING.y, rx: RING.rx, ry: RING.ry };
export const MIDDLE: Point = [RING.x, RING.y];

// -- the track -------------------------------------------------------------------------------------

export const LAP = 50;

/** Where points stand on the track; it has 50 spaces, and goes round. */
export function trackAt(points: number): Point {
  const space = ((points % LAP) + LAP) % LAP;
  return [40 + space * (1240 / (LAP - 1)), 30];
}
