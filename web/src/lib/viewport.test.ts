import { expect, test } from 'vitest';
import { fit, LEAST, MOST, reveal, zoom } from './viewport';

test('fit shows the whole box in the middle', () => {
  const view = fit({ x: -100, y: -100, width: 800, height: 400 }, 400, 400);
  expect(view.scale).toBe(0.5);
  expect(-100 * view.scale + view.x).toBe(0);
  expect(700 * view.scale + view.x).toBe(400);
  expect(-100 * view.scale + view.y).toBe(100);
});

test('zooming keeps the point under the pointer', () => {
  const before = { x: 30, y: 40, scale: 1 };
  const after = zoom(before, 1.5, 200, 100);
  expect((200 - after.x) / after.scale).toBeCloseTo((200 - before.x) / before.scale);
  expect((100 - after.y) / after.scale).toBeCloseTo((100 - before.y) / before.scale);
});

test('zooming has bounds', () => {
  const view = { x: 0, y: 0, scale: 1 };
  expect(zoom(view, 1000, 0, 0).scale).toBe(MOST);
  expect(zoom(view, 0.001, 0, 0).scale).toBe(LEAST);
});

test('revealing moves only as much as is needed', () => {
  const view = { x: 0, y: 0, scale: 1 };
  expect(reveal(view, { x: 50, y: 50, width: 100, height: 100 }, 400, 400)).toEqual(view);
  expect(reveal(view, { x: 390, y: 50, width: 100, height: 100 }, 400, 400).x).toBe(-114);
});
