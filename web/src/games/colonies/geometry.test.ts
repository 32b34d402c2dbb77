import { expect, test } from 'vitest';
import { bearing, berth, boxes, line, middle, sectorAngle, sectorPath } from './geometry';

test('a place is a square of the chart', () => {
  expect(middle('0,0')).toEqual([20, 20]);
  expect(middle('3,10')).toEqual([140, 420]);
});

test('land is drawn square by square', () => {
  expect(boxes(['#.', '.#'], (sign) => sign === '#')).toBe('M0 0h40v40h-40zM40 40h40v40h-40z');
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
  expect(berth(0, 1)).toEqual([0, 0]);
  expect(berth(0, 2)).not.toEqual(berth(1, 2));
});
