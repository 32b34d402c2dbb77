/** Where the arrow keys go on a board, and whatever else lies about freely. */

export type Point = readonly [x: number, y: number];
export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const STEPS: Record<Arrow, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest point in the direction of an arrow key, or null: ahead counts once, aside twice. */
export function neighbour(from: Point, arrow: Arrow, points: readonly Point[]): Point | null {
  const [dx, dy] = STEPS[arrow];
  let best: Point | null = null;
  let least = Infinity;
  for (const point of points) {
    const ahead = (point[0] - from[0]) * dx + (point[1] - from[1]) * dy;
    const aside = Math.abs((point[0] - from[0]) * dy) + Math.abs((point[1] - from[1]) * dx);
    if (ahead <= 0.01) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = point;
    }
  }
  return best;
}
