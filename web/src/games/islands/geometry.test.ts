import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neighbour } from '../../lib/arrows';
import { distance, isInside, type Point, SIZE, turn } from './curves';
import { boundsOf, centre, corners, nextTurn, objectAt, spotOf, squareOf, terrain } from './geometry';
import { INLET, segmentsOf, shapesOf, SIDES } from './shapes';
import type { Components, View } from './types';

const { components, view } = JSON.parse(
  readFileSync(new URL('./fixtures/table.json', import.meta.url), 'utf-8'),
) as { components: Components; view: View };
const types = new Map(components.tiles.map((type) => [type.id, type]));
const type = (id: string) => types.get(id)!;

test('the set has 24 types and 72 tiles', () => {
  expect(types.size).toBe(24);
  expect(components.tiles.reduce((sum, { count }) => sum + count, 0)).toBe(72);
});

test('every segment has a shape', () => {
  for (const each of components.tiles) {
    const names = segmentsOf(each).map(({ id }) => id);
    expect(names).toEqual([
      ...each.waters.map((_, i) => `W${i + 1}`),
      ...each.islands.map((_, i) => `I${i + 1}`),
      ...each.bridges.map((_, i) => `B${i + 1}`),
      ...(each.lighthouse ? ['L'] : []),
    ]);
    for (const { path } of segmentsOf(each)) expect(path).toMatch(/^M[\d. LCMZ-]+$/);
  }
});

test('meeples of two segments of a tile do not cover each other', () => {
  for (const each of components.tiles) {
    const spots = segmentsOf(each).map(({ spot }) => spot);
    for (const [i, spot] of spots.entries()) {
      for (const other of spots.slice(i + 1)) expect(distance(spot, other)).toBeGreaterThan(17);
      expect(Math.min(...spot, SIZE - spot[0], SIZE - spot[1])).toBeGreaterThan(8);
    }
  }
});

const outlineOf = (path: string): Point[] =>
  path.slice(1, -1).split('L').map((pair) => pair.split(' ').map(Number) as unknown as Point);

test('an island stands where its meeple stands, and no bridge or water does', () => {
  for (const each of components.tiles) {
    const lands = shapesOf(each).islands.map(({ path }) => outlineOf(path));
    for (const { kind, id, spot } of segmentsOf(each)) {
      const on = lands.map((land) => isInside(spot, land));
      if (kind === 'island') expect(on.indexOf(true)).toBe(Number(id.slice(1)) - 1);
      else expect(on).not.toContain(true);
    }
  }
});

test('islands reach their own sides, from inlet to inlet, so that tiles join', () => {
  for (const each of components.tiles) {
    for (const [i, { edges }] of each.islands.entries()) {
      const land = outlineOf(shapesOf(each).islands[i]!.path);
      for (const [quarter, side] of SIDES.entries()) {
        const inward = (along: number): Point => turn([along, 0.5], quarter);
        expect(isInside(inward(INLET + 2), land)).toBe(edges.includes(side));
        expect(isInside(inward(SIZE - INLET - 2), land)).toBe(edges.includes(side));
        expect(isInside(inward(INLET - 3), land)).toBe(false);
      }
    }
  }
});

test('decorations stay clear of meeples', () => {
  for (const each of components.tiles) {
    const spots = segmentsOf(each).map(({ spot }) => spot);
    for (const { at } of shapesOf(each).decorations.flat()) {
      for (const spot of spots) expect(distance(spot, at)).toBeGreaterThan(8.9);
    }
  }
});

test('shapes are made once and are the same each time', () => {
  expect(shapesOf(type('V'))).toBe(shapesOf(type('V')));
  const copy = structuredClone(type('V'));
  expect(shapesOf(copy)).toEqual(shapesOf(type('V')));
});

test('a clockwise turn takes north to east, for terrain and spots alike', () => {
  expect(terrain(type('E'), 'N', 0)).toBe('I');
  expect(terrain(type('E'), 'E', 1)).toBe('I');
  expect(terrain(type('E'), 'N', 1)).toBe('W');
  const [x] = spotOf(type('E'), 'I1', 1);
  expect(x).toBeGreaterThan(SIZE / 2);
  expect(turn([10, 20], 4)).toEqual([10, 20]);
  expect(turn(turn([10, 20], 1), -1)).toEqual([10, 20]);
});

test('the table of the fixture fits together side by side', () => {
  const laid = new Map(view.tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  for (const tile of view.tiles) {
    const east = laid.get(`${tile.x + 1},${tile.y}`);
    if (east) expect(terrain(type(tile.type), 'E', tile.turns)).toBe(terrain(type(east.type), 'W', east.turns));
  }
});

test('every segment on the table belongs to one object', () => {
  for (const { x, y, type: id } of view.tiles) {
    for (const segment of segmentsOf(type(id))) {
      const name = `${x},${y}:${segment.id}`;
      expect(view.objects.filter(({ segments }) => segments.includes(name)).length).toBe(1);
      expect(objectAt(view.objects, name)).not.toBeNull();
    }
  }
});

test('four corners of one island are filled, others are not', () => {
  const four = [
    { x: 0, y: 0, type: 'C', turns: 0 },
    { x: 1, y: 0, type: 'C', turns: 0 },
    { x: 0, y: 1, type: 'C', turns: 0 },
    { x: 1, y: 1, type: 'M', turns: 0 },
  ];
  expect(corners(four, types)).toEqual([[100, 100]]);
  expect(corners(four.slice(0, 3), types)).toEqual([]);
  expect(corners([...four.slice(0, 3), { x: 1, y: 1, type: 'I', turns: 3 }], types)).toEqual([]);
});

test('every square can be reached with arrow keys', () => {
  const squares = [...view.tiles.map(({ x, y }) => [x, y] as const), ...view.frontier.map(squareOf)];
  const points = squares.map(([x, y]): Point => [x * 100 + 50, y * 100 + 50]);
  const seen = new Set<string>();
  const open = [points[0]!];
  while (open.length > 0) {
    const point = open.pop()!;
    if (seen.has(String(point))) continue;
    seen.add(String(point));
    for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
      const next = neighbour(point, arrow, points);
      if (next) open.push(next);
    }
  }
  expect(seen.size).toBe(points.length);
});

test('turning goes round the legal turns', () => {
  expect(nextTurn([0, 2], 0)).toBe(2);
  expect(nextTurn([0, 2], 2)).toBe(0);
  expect(nextTurn([1], 1)).toBe(1);
  expect(nextTurn([0, 1, 3], 0, -1)).toBe(3);
});

test('places and boxes', () => {
  expect(squareOf('-3,2:B1')).toEqual([-3, 2]);
  expect(boundsOf([[0, 0], [2, -1]], 0)).toEqual({ x: 0, y: -100, width: 300, height: 200 });
  expect(centre(['0,0:B1', '1,0:B1', '2,0:B1'])).toEqual([150, 50]);
});
