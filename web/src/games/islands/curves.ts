/** Points and cubic curves in the square of a tile, 100 by 100. */

export type Point = readonly [x: number, y: number];
export type Cubic = readonly [Point, Point, Point, Point];

/** Side of a tile in its own units. */
export const SIZE = 100;

/** A point turned by clockwise quarter turns about the middle of the tile. */
export function turn([x, y]: Point, quarters: number): Point {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return [SIZE - y, x];
    case 2:
      return [SIZE - x, SIZE - y];
    case 3:
      return [y, SIZE - x];
    default:
      return [x, y];
  }
}

export function turnCurve(curve: readonly Cubic[], quarters: number): Cubic[] {
  return curve.map(([a, b, c, d]) => [
    turn(a, quarters),
    turn(b, quarters),
    turn(c, quarters),
    turn(d, quarters),
  ]);
}

export function line(from: Point, to: Point): Cubic {
  return [from, mix(from, to, 1 / 3), mix(from, to, 2 / 3), to];
}

export function mix([ax, ay]: Point, [bx, by]: Point, t: number): Point {
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

function at([a, b, c, d]: Cubic, t: number): Point {
  const ab = mix(a, b, t);
  const bc = mix(b, c, t);
  const cd = mix(c, d, t);
  return mix(mix(ab, bc, t), mix(bc, cd, t), t);
}

/** Points along a curve, both ends included. */
export function sample(curve: readonly Cubic[], steps = 10): Point[] {
  const points: Point[] = [];
  for (const piece of curve) {
    for (let i = points.length ? 1 : 0; i <= steps; i++) points.push(at(piece, i / steps));
  }
  return points;
}

/** The point at a share of the curve's length. */
export function along(curve: readonly Cubic[], share: number): Point {
  const points = sample(curve, 16);
  const lengths = points.slice(1).map((point, i) => distance(point, points[i] ?? point));
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  for (const [i, length] of lengths.entries()) {
    const from = points[i];
    const to = points[i + 1];
    if (from && to && left <= length) return mix(from, to, length ? left / length : 0);
    left -= length;
  }
  return points.at(-1) ?? [0, 0];
}

/** A polyline moved to its right (inward, for a clockwise outline) by `by`. */
export function inset(points: readonly Point[], by: number): Point[] {
  return points.map((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    return [point[0] - (dy / length) * by, point[1] + (dx / length) * by];
  });
}

export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  let previous = outline.at(-1);
  for (const current of outline) {
    if (previous && current[1] > y !== previous[1] > y) {
      const crossing =
        ((previous[0] - current[0]) * (y - current[1])) / (previous[1] - current[1]) + current[0];
      if (x < crossing) inside = !inside;
    }
    previous = current;
  }
  return inside;
}

const text = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** SVG path data of curves that follow one another. */
export function curvePath(curve: readonly Cubic[]): string {
  const first = curve[0];
  if (!first) return '';
  return `M${text(first[0])}${curve.map(([, b, c, d]) => `C${text(b)} ${text(c)} ${text(d)}`).join('')}`;
}

export function linePath(points: readonly Point[], closed = true): string {
  return `M${points.map(text).join('L')}${closed ? 'Z' : ''}`;
}
