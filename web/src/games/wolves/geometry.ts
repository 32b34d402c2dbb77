/** Hexes with a flat top, axial q to the south-east and r to the south. */

import type { Point } from '../../lib/arrows';

export const SIZE = 30;
const HALF = (Math.sqrt(3) / 2) * SIZE;

export interface Axial {
  q: number;
  r: number;
}

/** The middle of a hex. */
export const middle = ({ q, r }: Axial): Point => [1.5 * SIZE * q, 2 * HALF * (r + q / 2)];

export function axial(place: string): Axial {
  const [q = 0, r = 0] = place.split(',').map(Number);
  return { q, r };
}

/** Corners clockwise from the east, for a hex shrunk by `inset`. */
export function corners(inset = 0): Point[] {
  const size = SIZE - inset;
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    return [size * Math.cos(angle), size * Math.sin(angle)] as const;
  });
}

export function outline(inset = 0): string {
  return `M${corners(inset).map((point) => point.map((n) => n.toFixed(2)).join(' ')).join('L')}Z`;
}

/** Neighbours in the order of the sides that `corners` i and i + 1 bound. */
const SIDES: Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The sides where hexes of different tiles meet, and the coast of the map, as a path. */
export function borders(hexes: readonly (Axial & { tile: number })[]): string {
  const tiles = new Map(hexes.map(({ q, r, tile }) => [`${q},${r}`, tile]));
  const points = corners();
  return hexes
    .flatMap((hex) => {
      const [x, y] = middle(hex);
      return SIDES.map((side, i) => {
        const other = tiles.get(`${hex.q + side.q},${hex.r + side.r}`);
        if (other === hex.tile || (other !== undefined && other > hex.tile)) return '';
        const a = points[i] ?? [0, 0];
        const b = points[(i + 1) % 6] ?? [0, 0];
        return `M${(x + a[0]).toFixed(1)} ${(y + a[1]).toFixed(1)}L${(x + b[0]).toFixed(1)} ${(y + b[1]).toFixed(1)}`;
      });
    })
    .join('');
}

/** The box round all hexes. */
export function boundsOf(hexes: readonly Axial[]): { x: number; y: number; width: number; height: number } {
  const points = hexes.map(middle);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs, 0) - SIZE - 8;
  const top = Math.min(...ys, 0) - HALF - 8;
  return { x: left, y: top, width: Math.max(...xs, 0) + SIZE + 8 - left, height: Math.max(...ys, 0) + HALF + 8 - top };
}

/** A line through the middles of places. */
export const line = (places: readonly string[]): string =>
  places.map((place, i) => `${i ? 'L' : 'M'}${middle(axial(place)).map((n) => n.toFixed(1)).join(' ')}`).join('');

/** Where the n-th of `count` pieces stands in its hex. */
export const stand = (n: number, count: number): Point => (count <= 1 ? [0, 0] : [n === 0 ? -11 : 11, n === 0 ? -2 : 3]);
