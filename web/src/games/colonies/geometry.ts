/** Where things lie on the chart: squares of 40, x to the east, y to the south. */

import type { Point } from '../../lib/arrows';

export const CELL = 40;

/** The north-west corner of a place written `x,y`, in squares. */
export function squareOf(place: string): Point {
  const [x = 0, y = 0] = place.split(',').map(Number);
  return [x, y];
}

/** The middle of a place. */
export function middle(place: string): Point {
  const [x, y] = squareOf(place);
  return [(x + 0.5) * CELL, (y + 0.5) * CELL];
}

type Corner = readonly [x: number, y: number];

/** The outlines of the land as loops of corners, in squares; land at the rim goes on beyond it. */
export function outlines(grid: readonly string[]): Corner[][] {
  const height = grid.length;
  const width = grid[0]?.length ?? 0;
  const land = (x: number, y: number) =>
    x >= -1 && x <= width && y >= -1 && y <= height &&
    grid[Math.min(Math.max(y, 0), height - 1)]?.[Math.min(Math.max(x, 0), width - 1)] === '#';
  // Sides of land squares, clockwise, by the corner where they begin.
  const sides = new Map<string, Corner[]>();
  const side = (from: Corner, to: Corner) => sides.set(`${from}`, [...(sides.get(`${from}`) ?? []), to]);
  for (let y = -1; y <= height; y++) {
    for (let x = -1; x <= width; x++) {
      if (!land(x, y)) continue;
      if (!land(x, y - 1)) side([x, y], [x + 1, y]);
      if (!land(x + 1, y)) side([x + 1, y], [x + 1, y + 1]);
      if (!land(x, y + 1)) side([x + 1, y + 1], [x, y + 1]);
      if (!land(x - 1, y)) side([x, y + 1], [x, y]);
    }
  }
  const loops: Corner[][] = [];
  for (const [start, all] of sides) {
    while (all.length > 0) {
      const loop: Corner[] = [];
      let key = start;
      for (let next = sides.get(key)?.pop(); next; next = sides.get(key)?.pop()) {
        loop.push(next);
        key = `${next}`;
        if (key === start) break;
      }
      loops.push(loop);
    }
  }
  return loops;
}

/** The same small shift for the same place, between -1 and 1. */
function shift(x: number, y: number): number {
  const noise = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (noise - Math.floor(noise)) - 1;
}

/** The coast as a path, drawn by hand: round corners and a trembling line. */
export function coast(grid: readonly string[]): string {
  return outlines(grid)
    .map((loop) => {
      const points = loop.flatMap(([x, y], i): Point[] => {
        const [px, py] = loop[(i || loop.length) - 1]!;
        return [0.2, 0.5, 0.8].map((part): Point => {
          const at: Point = [(px + (x - px) * part) * CELL, (py + (y - py) * part) * CELL];
          const out = 2.6 * shift(at[0], at[1]);
          return [at[0] + out * (y - py), at[1] - out * (x - px)];
        });
      });
      const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
      const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const first = between(points.at(-1)!, points[0]!);
      return `M${text(first)}${points.map((point, i) => `Q${text(point)} ${text(between(point, points[(i + 1) % points.length]!))}`).join('')}Z`;
    })
    .join('');
}

/** The middle of the widest water: where the chart has its rose. */
export function openWater(grid: readonly string[], taken: readonly string[]): Point {
  const width = grid[0]?.length ?? 0;
  const things: Point[] = taken.map(squareOf);
  grid.forEach((row, y) => [...row].forEach((sign, x) => sign !== '.' && things.push([x, y])));
  let best: Point = [0, 0];
  let most = -1;
  for (let y = 0; y < grid.length; y++) {
    for (let x = 0; x < width; x++) {
      const edge = Math.min(x, y, width - 1 - x, grid.length - 1 - y) + 0.5;
      const room = Math.min(edge, ...things.map(([a, b]) => Math.hypot(a - x, b - y)));
      if (room > most) {
        most = room;
        best = [x, y];
      }
    }
  }
  return [(best[0] + 0.5) * CELL, (best[1] + 0.5) * CELL];
}

/** A box round places, `around` squares wider, at least `least` squares wide and high, on the chart. */
export function boxAround(places: readonly string[], around: number, least: number, width: number, height: number) {
  const squares = places.map(squareOf);
  const span = (values: number[], size: number): [number, number] => {
    let low = Math.min(...values) - around;
    let high = Math.max(...values) + 1 + around;
    const more = Math.max(0, least - (high - low)) / 2;
    low -= more;
    high += more;
    const across = Math.min(high - low, size);
    low = Math.max(0, Math.min(low, size - across));
    return [low * CELL, across * CELL];
  };
  const [x, w] = span(squares.map(([at]) => at), width);
  const [y, h] = span(squares.map(([, at]) => at), height);
  return { x, y, width: w, height: h };
}

/** A line through the middles of places. */
export function line(places: readonly string[]): string {
  return places.map((place, i) => `${i ? 'L' : 'M'}${middle(place).join(' ')}`).join('');
}

const ANGLES: Record<string, number> = { N: 0, NO: 45, O: 90, SO: 135, S: 180, SW: 225, W: 270, NW: 315 };

/** The bearing of a course in degrees, clockwise from north. */
export const bearing = (course: string): number => ANGLES[course] ?? 0;

/** Where the pointer of the spinner stops: calm and storm have sectors of their own. */
export function sectorAngle(sectors: readonly string[], sector: string): number {
  const at = sectors.indexOf(sector);
  return at < 0 ? 0 : (360 / sectors.length) * (at + 0.5);
}

/** A sector of the spinner as a path: ring from radius `inner` to `outer`. */
export function sectorPath(index: number, count: number, inner: number, outer: number): string {
  const point = (turn: number, radius: number) => {
    const angle = (turn / count) * 2 * Math.PI;
    return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  };
  return `M${point(index, inner)}L${point(index, outer)}A${outer} ${outer} 0 0 1 ${point(index + 1, outer)}L${point(index + 1, inner)}A${inner} ${inner} 0 0 0 ${point(index, inner)}Z`;
}

/** How ships that share a square (a port) stand in it: offsets from its middle. */
export function berth(index: number, count: number): Point {
  if (count <= 1) return [7, 6];
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return [Math.cos(angle) * 9, Math.sin(angle) * 9];
}
