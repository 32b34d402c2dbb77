import { expect, test } from 'vitest';
import { axial, borders, boundsOf, corners, line, middle, SIZE, stand } from './geometry';

test('hexes lie in columns', () => {
  expect(middle({ q: 0, r: 0 })).toEqual([0, 0]);
  expect(middle({ q: 1, r: 0 })[0]).toBe(1.5 * SIZE);
  expect(middle({ q: 2, r: -1 })[1]).toBeCloseTo(0);
});

test('a place is read', () => {
  expect(axial('-3,2')).toEqual({ q: -3, r: 2 });
});

test('a hex has six corners at its size', () => {
  for (const [x, y] of corners()) expect(Math.hypot(x, y)).toBeCloseTo(SIZE);
});

test('two hexes of one tile have no border between them, of two tiles one', () => {
  const one = [{ q: 0, r: 0, tile: 1 }, { q: 1, r: 0, tile: 1 }];
  const two = [{ q: 0, r: 0, tile: 1 }, { q: 1, r: 0, tile: 2 }];
  const sides = (path: string) => path.split('M').length - 1;
  expect(sides(borders(one))).toBe(10);
  expect(sides(borders(two))).toBe(11);
});

test('the bounds hold every hex', () => {
  const box = boundsOf([{ q: -2, r: 0 }, { q: 3, r: 1 }]);
  expect(box.x).toBeLessThan(-3 * SIZE);
  expect(box.x + box.width).toBeGreaterThan(4.5 * SIZE);
});

test('a path is a line, and two pieces stand side by side', () => {
  expect(line(['0,0', '0,1'])).toMatch(/^M0.0 0.0L0.0 /);
  expect(stand(0, 2)).not.toEqual(stand(1, 2));
});
