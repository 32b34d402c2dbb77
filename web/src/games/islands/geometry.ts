/** Where things are on the table of Islands. x goes east, y south; a tile is 100 by 100. */

import { type Point, SIZE, turn } from './curves';
import { segmentsOf, SIDES } from './shapes';
import type { BoardObject, LaidTile, Side, TileType } from './types';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Square = readonly [x: number, y: number];

export function squareOf(place: string): Square {
  const [x = 0, y = 0] = (place.split(':')[0] ?? '').split(',').map(Number);
  return [x, y];
}

export function placeOf([x, y]: Square): string {
  return `${x},${y}`;
}

/** The middle of a square on the table. */
export function middle([x, y]: Square): Point {
  return [x * SIZE + SIZE / 2, y * SIZE + SIZE / 2];
}

/** The box round all squares, with a margin of half a square. */
export function boundsOf(squares: readonly Square[], margin = SIZE / 2): Box {
  if (squares.length === 0) return { x: -margin, y: -margin, width: SIZE + 2 * margin, height: SIZE + 2 * margin };
  const xs = squares.map(([x]) => x);
  const ys = squares.map(([, y]) => y);
  const left = Math.min(...xs) * SIZE - margin;
  const top = Math.min(...ys) * SIZE - margin;
  return {
    x: left,
    y: top,
    width: (Math.max(...xs) + 1) * SIZE + margin - left,
    height: (Math.max(...ys) + 1) * SIZE + margin - top,
  };
}

/** Where a segment's meeple stands, in units of the tile, for a tile turned so. */
export function spotOf(type: TileType, segment: string, turns: number): Point {
  const shape = segmentsOf(type).find(({ id }) => id === segment);
  return turn(shape?.spot ?? [SIZE / 2, SIZE / 2], turns);
}

/** The terrain of a side of a laid tile. */
export function terrain(type: TileType, side: Side, turns: number): string {
  return type.edges[(SIDES.indexOf(side) - turns + 8) % 4] ?? 'W';
}

/** The middle of an object's segments: where its score is shown. */
export function centre(segments: readonly string[]): Point {
  const squares = [...new Set(segments.map((segment) => placeOf(squareOf(segment))))].map(squareOf);
  const points = squares.map(middle);
  const sum = points.reduce<Point>(([ax, ay], [bx, by]) => [ax + bx, ay + by], [0, 0]);
  const [x, y]: Point = [sum[0] / points.length, sum[1] / points.length];
  const near = [...points].sort(
    ([ax, ay], [bx, by]) => Math.hypot(ax - x, ay - y) - Math.hypot(bx - x, by - y),
  );
  return near[0] ?? [0, 0];
}

/** The object that a segment ("x,y:B1") belongs to. */
export function objectAt(objects: readonly BoardObject[], segment: string): BoardObject | null {
  return objects.find(({ segments }) => segments.includes(segment)) ?? null;
}

/**
 * Corners where four tiles close one island: the inlets there are filled.
 * Every tile must join its two sides at the corner in one island.
 */
export function corners(tiles: readonly LaidTile[], types: ReadonlyMap<string, TileType>): Point[] {
  const laid = new Map(tiles.map((tile) => [placeOf([tile.x, tile.y]), tile]));
  const filled: Point[] = [];
  for (const { x, y } of tiles) {
    // The corner in the north-west of (x, y); the tiles round it and their sides that meet there.
    const round: [Square, Side, Side][] = [
      [[x, y], 'N', 'W'],
      [[x - 1, y], 'N', 'E'],
      [[x, y - 1], 'S', 'W'],
      [[x - 1, y - 1], 'S', 'E'],
    ];
    const whole = round.every(([square, a, b]) => {
      const tile = laid.get(placeOf(square));
      const type = tile && types.get(tile.type);
      return type !== undefined && joins(type, tile?.turns ?? 0, a, b);
    });
    if (whole) filled.push([x * SIZE, y * SIZE]);
  }
  return filled;
}

function joins(type: TileType, turns: number, a: Side, b: Side): boolean {
  const unturned = (side: Side) => SIDES[(SIDES.indexOf(side) - turns + 8) % 4] ?? side;
  return type.islands.some(
    ({ edges }) => edges.includes(unturned(a)) && edges.includes(unturned(b)),
  );
}

/** The next of the legal turns after `turns`, going clockwise (or back). */
export function nextTurn(legal: readonly number[], turns: number, step: 1 | -1 = 1): number {
  for (let i = 1; i <= 4; i++) {
    const candidate = (turns + step * i + 8) % 4;
    if (legal.includes(candidate)) return candidate;
  }
  return turns;
}
