/**
 * The land, bridges and water of a tile as shapes, made from its sides and segments alone.
 *
 * Everything is on the unturned tile. An island meets a side from INLET to SIZE - INLET, at a right
 * angle, so that any two tiles join smoothly; the corners belong to the water until four tiles
 * close round one (see `corners` in geometry.ts).
 */

import {
  along,
  type Cubic,
  curvePath,
  distance,
  inset,
  isInside,
  line,
  linePath,
  type Point,
  sample,
  SIZE,
  turn,
  turnCurve,
} from './curves';
import type { Kind, Side, TileType } from './types';

/** How far from a corner an island's shore meets the side. */
export const INLET = 7;
const MIDDLE: Point = [SIZE / 2, SIZE / 2];
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const DRY = 6.5;

export interface Shape {
  /** I1, B1, W1 ... or L. */
  id: string;
  kind: Kind;
  /** The outline (islands, water) or the line (bridges). */
  path: string;
  /** Where a meeple stands. */
  spot: Point;
}

export interface Land extends Shape {
  /** The shore lines alone, without the sides of the tile. */
  shores: string[];
  /** The outline without the beach. */
  inner: string;
  anchors: Point[];
}

export interface Decoration {
  what: 'palm' | 'dune' | 'bush' | 'wave' | 'stone';
  at: Point;
  scale: number;
}

export interface TileShapes {
  waters: Shape[];
  islands: Land[];
  bridges: Shape[];
  lighthouse: Shape | null;
  /** Where three or four bridges meet. */
  pier: boolean;
  decorations: Decoration[][];
}

/** How many sets of decorations a tile type has. */
export const VARIANTS = 3;

/** A number from 0 to 1, the same for the same words. */
export function noise(...words: (string | number)[]): number {
  let hash = 2166136261;
  for (const char of words.join(' ')) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** The shore from the end of the north side to the start of the side `gap` quarters on. */
function shore(gap: number, crowded: boolean, wobble: (n: number) => number): Cubic[] {
  const from: Point = [SIZE - INLET, 0];
  switch (gap) {
    case 1:
      return [[from, [SIZE - INLET, 4.5], [SIZE - 4.5, INLET], [SIZE, INLET]]];
    case 2: {
      const bay = 71 + wobble(3);
      const middle: Point = [bay, 50 + wobble(5)];
      return [
        [from, [SIZE - INLET, 17], [bay + wobble(2), 24], middle],
        [middle, [bay, 76], [SIZE - INLET, 83], [SIZE - INLET, SIZE]],
      ];
    }
    case 3: {
      const m = 47 + wobble(2);
      const middle: Point = [m, m];
      return [
        [from, [SIZE - INLET, 24], [m + 20, m - 18], middle],
        [middle, [m - 18, m + 20], [24, SIZE - INLET], [0, SIZE - INLET]],
      ];
    }
    default: {
      if (crowded) {
        // Another island begins at the corner: a channel is left between them.
        const middle: Point = [50 + wobble(4), 24.5];
        return [
          [from, [SIZE - INLET - 1, 5], [75, 24], middle],
          [middle, [25, 24], [INLET + 1, 5], [INLET, 0]],
        ];
      }
      const depth = 31 + wobble(2.5);
      const middle: Point = [50 + wobble(8), depth];
      return [
        [from, [SIZE - INLET, 17], [72, depth + wobble(3)], middle],
        [middle, [28, depth], [INLET, 17], [INLET, 0]],
      ];
    }
  }
}

/** Does a side next to this one belong to another island. */
function isCrowded(type: TileType, edge: number): boolean {
  const own = type.islands.find(({ edges }) => edges.includes(SIDES[edge] ?? 'N'));
  return type.islands.some(
    (island) =>
      island !== own && island.edges.some((side) => (SIDES.indexOf(side) - edge + 4) % 2 === 1),
  );
}

interface Outline {
  closed: Point[];
  shores: Cubic[][];
}

function outline(type: TileType, index: number): Outline {
  const edges = (type.islands[index]?.edges ?? []).map((side) => SIDES.indexOf(side));
  edges.sort((a, b) => a - b);
  const closed: Point[] = [];
  const shores: Cubic[][] = [];
  for (const [i, edge] of edges.entries()) {
    const next = edges[(i + 1) % edges.length] ?? edge;
    const gap = (next - edge + 4) % 4 || 4;
    let n = 0;
    const wobble = (size: number) => (noise(type.id, index, i, n++) - 0.5) * size;
    const curve = turnCurve(shore(gap, isCrowded(type, edge), wobble), edge);
    closed.push(turn([INLET, 0], edge), ...sample(curve));
    shores.push(curve);
  }
  return { closed, shores };
}

/** The octant of a half side, seen from `hub`. */
function octant(half: number, hub: Point): Point[] {
  const quarter = half >> 1;
  const corner: Point = half & 1 ? [SIZE, 0] : [0, 0];
  const middle: Point = [SIZE / 2, 0];
  const points = half & 1 ? [middle, corner] : [corner, middle];
  return [hub, ...points.map((point) => turn(point, quarter))];
}

/** The water segment of every half side; those of islands go to the nearest water. */
function waterOfHalves(type: TileType): number[] {
  const own = Array.from({ length: 8 }, (_, half) =>
    type.waters.findIndex((water) => water.halves.includes(half)),
  );
  return own.map((water, half) => {
    for (let reach = 0; reach < 8; reach++) {
      const sides = half & 1 ? [half + reach, half - reach] : [half - reach, half + reach];
      for (const near of sides) {
        const found = own[(near + 16) % 8] ?? -1;
        if (found >= 0) return found;
      }
    }
    return water;
  });
}

function bridgeCurve(type: TileType, edges: readonly Side[]): Cubic[] {
  const [first = 0, second] = edges.map((side) => SIDES.indexOf(side));
  if (second === undefined) {
    const junction = type.bridges.filter((bridge) => bridge.length === 1).length > 1;
    const end = junction ? 42 : type.lighthouse ? 40 : 30;
    return turnCurve([line([50, 0], [50, end])], first);
  }
  if ((first + 2) % 4 === second) return turnCurve([line([50, 0], [50, SIZE])], first);
  const start = (first + 1) % 4 === second ? first : second;
  // From the north side to the east side, on the unturned tile.
  const r = 36;
  const bend: Cubic[] = [
    line([50, 0], [50, 50 - r]),
    [
      [50, 50 - r],
      [50, 50 - r / 3],
      [50 + r / 3, 50],
      [50 + r, 50],
    ],
    line([50 + r, 50], [SIZE, 50]),
  ];
  return turnCurve(bend, start);
}

/** The point of a region that is farthest from all obstacles and the sides. */
function middleOf(
  inside: (point: Point) => boolean,
  obstacles: readonly Point[],
  meeples: readonly Point[] = [],
): Point {
  let best: Point = MIDDLE;
  let most = -Infinity;
  for (let x = 4; x < SIZE; x += 4) {
    for (let y = 4; y < SIZE; y += 4) {
      const point: Point = [x, y];
      if (!inside(point)) continue;
      let room = Math.min(x, y, SIZE - x, SIZE - y) + 3;
      for (const obstacle of obstacles) room = Math.min(room, distance(point, obstacle));
      for (const meeple of meeples) room = Math.min(room, distance(point, meeple) - 7);
      room -= distance(point, MIDDLE) / 1000;
      if (room > most) {
        most = room;
        best = point;
      }
    }
  }
  return best;
}

function make(type: TileType): TileShapes {
  const outlines = type.islands.map((_, i) => outline(type, i));
  const land = outlines.map(({ closed }) => closed);
  const onLand = (point: Point) => land.some((closed) => isInside(point, closed));
  const shorePoints = outlines.flatMap(({ shores }) => shores.flatMap((curve) => sample(curve)));
  const curves = type.bridges.map((edges) => bridgeCurve(type, edges));
  const bridgePoints = curves.flatMap((curve) => sample(curve));
  const junction = type.bridges.filter((bridge) => bridge.length === 1).length > 1;
  const middlePoints = junction || type.lighthouse ? [MIDDLE] : [];
  const rock: Point[] = type.lighthouse
    ? Array.from({ length: 12 }, (_, i) => [
        50 + 17 * Math.cos((i * Math.PI) / 6),
        50 + 17 * Math.sin((i * Math.PI) / 6),
      ])
    : [];

  const bridges = curves.map((curve, i): Shape => {
    const whole = (type.bridges[i]?.length ?? 0) > 1;
    return {
      id: `B${i + 1}`,
      kind: 'bridge',
      path: curvePath(curve),
      // An arm that ends on a shore leaves room for the waters on both sides of it.
      spot: along(curve, whole ? 0.5 : junction ? 0.55 : type.lighthouse ? 0.4 : 0.85),
    };
  });

  const bend = type.bridges.findIndex(
    ([a, b]) => a && b && (SIDES.indexOf(a) + 2) % 4 !== SIDES.indexOf(b),
  );
  const bendCurve = curves[bend];
  const hub = bendCurve ? along(bendCurve, 0.5) : MIDDLE;
  const owner = waterOfHalves(type);
  const waters = type.waters.map((_, i): Shape => {
    const octants = owner.flatMap((water, half) => (water === i ? [octant(half, hub)] : []));
    const inside = (point: Point) =>
      !onLand(point) && octants.some((triangle) => isInside(point, triangle));
    return {
      id: `W${i + 1}`,
      kind: 'water',
      path: octants.map((triangle) => linePath(triangle)).join(''),
      spot: middleOf(
        inside,
        [...shorePoints, ...bridgePoints, ...middlePoints, ...rock],
        bridges.map(({ spot }) => spot),
      ),
    };
  });

  const islands = type.islands.map(({ edges, anchors }, i): Land => {
    const { closed, shores } = outlines[i] ?? { closed: [], shores: [] };
    const sides = edges.map((side) => SIDES.indexOf(side)).sort((a, b) => a - b);
    const inner = shores.flatMap((curve, j) => [
      turn([INLET + DRY, 0], sides[j] ?? 0),
      ...inset(sample(curve), DRY),
    ]);
    const own = shores.flatMap((curve) => sample(curve));
    const at = (point: Point) => isInside(point, closed);
    const spot = middleOf(at, [...own, ...bridgePoints]);
    const badges: Point[] = [];
    for (let n = 0; n < anchors; n++) {
      badges.push(middleOf(at, [...own, ...bridgePoints, spot, ...badges]));
    }
    return {
      id: `I${i + 1}`,
      kind: 'island',
      path: linePath(closed),
      spot,
      shores: shores.map(curvePath),
      inner: linePath(inner),
      anchors: badges,
    };
  });

  const lighthouse: Shape | null = type.lighthouse
    ? { id: 'L', kind: 'lighthouse', path: linePath(rock), spot: MIDDLE }
    : null;

  const taken = [
    ...waters.map(({ spot }) => spot),
    ...islands.flatMap(({ spot, anchors }) => [spot, ...anchors]),
    ...middlePoints,
  ];
  const decorations = Array.from({ length: VARIANTS }, (_, variant) =>
    decorate(type.id, variant, { land, shorePoints, bridgePoints, rock, taken }),
  );
  return { waters, islands, bridges, lighthouse, pier: junction, decorations };
}

interface Ground {
  land: readonly Point[][];
  shorePoints: readonly Point[];
  bridgePoints: readonly Point[];
  rock: readonly Point[];
  taken: readonly Point[];
}

/** Palms and dunes on the land, small waves on the water: where nothing else is. */
function decorate(id: string, variant: number, ground: Ground): Decoration[] {
  const found: Decoration[] = [];
  const free = (point: Point, points: readonly Point[], room: number) =>
    points.every((other) => distance(point, other) >= room);
  for (let n = 0; n < 60 && found.length < 8; n++) {
    const point: Point = [6 + 88 * noise(id, variant, n, 'x'), 8 + 86 * noise(id, variant, n, 'y')];
    const onLand = ground.land.some((closed) => isInside(point, closed));
    const clear =
      free(point, ground.shorePoints, onLand ? 11 : 13) &&
      free(point, ground.bridgePoints, 14) &&
      free(point, ground.rock, 12) &&
      free(point, ground.taken, onLand ? 12 : 9) &&
      free(point, found.map(({ at }) => at), onLand ? 17 : 21);
    if (!clear) continue;
    const dice = noise(id, variant, n, 'what');
    const what = !onLand ? 'wave' : dice < 0.38 ? 'palm' : dice < 0.8 ? 'dune' : 'bush';
    found.push({ what, at: point, scale: 0.85 + 0.3 * noise(id, variant, n, 'scale') });
  }
  return found;
}

const known = new WeakMap<TileType, TileShapes>();

/** The shapes of a tile type, made once. */
export function shapesOf(type: TileType): TileShapes {
  let shapes = known.get(type);
  if (!shapes) {
    shapes = make(type);
    known.set(type, shapes);
  }
  return shapes;
}

/** All segments of a tile type with their shapes. */
export function segmentsOf(type: TileType): Shape[] {
  const { waters, islands, bridges, lighthouse } = shapesOf(type);
  return [...waters, ...islands, ...bridges, ...(lighthouse ? [lighthouse] : [])];
}

