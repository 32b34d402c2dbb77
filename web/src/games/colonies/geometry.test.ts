import { expect, test } from 'vitest';
import { bearing, berth, boxAround, coast, line, middle, openWater, outlines, sectorAngle, sectorPath } from './geometry';

test('a place is a square of the chart', () => {
  expect(middle('0,0')).toEqual([20, 20]);
  expect(middle('3,10')).toEqual([140, 420]);
});

test('land is drawn as loops of corners, on beyond the rim', () => {
  expect(outlines(['...', '.#.', '...'])).toEqual([[[2, 1], [2, 2], [1, 2], [1, 1]]]);
  const loops = outlines(['#..', '...', '...']);
  expect(loops).toHaveLength(1);
  expect(loops[0]!.some(([x, y]) => x === -1 && y === -1)).toBe(true);
  expect(outlines(['#...', '.#..', '....', '...#']).flat()).toHaveLength(8 + 4 + 8);
});

test('the coast stays near the sides of its squares', () => {
  const path = coast(['...', '.#.', '...']);
  expect(path).toMatch(/^M.*Z$/);
  for (const [, x, y] of path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
    for (const at of [Number(x), Number(y)]) {
      expect(at).toBeGreaterThan(37);
      expect(at).toBeLessThan(83);
    }
  }
  expect(coast(['...', '.#.', '...'])).toBe(path);
});

test('the rose stands in the widest water', () => {
  expect(openWater(['.......', '.......', '.......', '.......', '###....', '###....', '.......'], [])).toEqual([180, 100]);
});

test('a box round places stays on the chart', () => {
  expect(boxAround(['0,0'], 3, 9, 24, 16)).toEqual({ x: 0, y: 0, width: 360, height: 360 });
  expect(boxAround(['10,8', '12,8'], 4, 9, 24, 16)).toEqual({ x: 240, y: 160, width: 440, height: 360 });
  expect(boxAround(['2,2'], 4, 9, 8, 8)).toEqual({ x: 0, y: 0, width: 320, height: 320 });
});

test('a current runs through the middles of its squares', () => {
  expect(line(['0,0', '1,1'])).toBe('M20 20L60 60');
});

test('courses go clockwise from north', () => {
  expect(['N', 'NO', 'O', 'S', 'NW'].map(bearing)).toEqual([0, 45, 90, 180, 315]);
});

test('the spinner stops in the middle of a sector', () => {
  expect(sectorAngle(['N', 'S', 'calm', 'storm'], 'S')).toBe(135);
  expect(sectorPath(0, 4, 10, 20)).toContain('A20 20');
});

test('ships in one port do not hide each other', () => {
  expect(berth(0, 1)).not.toEqual([0, 0]);
  expect(berth(0, 2)).not.toEqual(berth(1, 2));
});
