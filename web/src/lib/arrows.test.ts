import { expect, test } from 'vitest';
import { neighbour, type Point } from './arrows';

test('arrow keys go to the nearest place in their direction', () => {
  const points: Point[] = [[50, 50], [150, 50], [250, 150], [50, -150]];
  expect(neighbour([50, 50], 'ArrowRight', points)).toEqual([150, 50]);
  expect(neighbour([150, 50], 'ArrowRight', points)).toEqual([250, 150]);
  expect(neighbour([50, 50], 'ArrowUp', points)).toEqual([50, -150]);
  expect(neighbour([50, 50], 'ArrowLeft', points)).toBeNull();
});
