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

/** Every square of a kind in the grid, as a path of closed boxes. */
export function boxes(grid: readonly string[], kind: (sign: string) => boolean): string {
  return grid
    .flatMap((row, y) => [...row].map((sign, x) => (kind(sign) ? `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}z` : '')))
    .join('');
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
  if (count <= 1) return [0, 0];
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return [Math.cos(angle) * 11, Math.sin(angle) * 11];
}
