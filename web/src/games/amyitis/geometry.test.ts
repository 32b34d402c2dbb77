import { describe, expect, test } from 'vitest';
import { canal, cityAt, heightOf, middle, project, surface, trackAt, walls, way } from './geometry';
import type { Spot, Square } from './types';

const squares: Square[] = Array.from({ length: 16 }, (_, n) => {
  const [row, column] = [Math.floor(n / 4), n % 4];
  const floor = 1 + Math.min(row, column);
  return { name: `${'ABCD'[column]}${row + 1}`, row, column, floor, quality: Math.min(3, floor), unused: false };
});
const byName = new Map(squares.map((square) => [square.name, square]));
const floors = new Map(squares.map(({ row, column, floor }) => [`${row},${column}`, floor]));
const square = (name: string): Square => byName.get(name)!;
const spot = (name: string, a: string, b: string, points: Spot['points']): Spot => ({
  name,
  squares: [a, b],
  points,
  bank: points.flat().includes(0),
});

describe('the gardens', () => {
  test('rise away from the corner of the banks', () => {
    const ys = ['A1', 'B2', 'C3', 'D4'].map((name) => middle(square(name))[1]);
    expect(ys).toEqual([...ys].sort((a, b) => b - a));
    expect(middle(square('D1'))[0]).toBeGreaterThan(middle(square('A1'))[0]);
    expect(middle(square('A4'))[0]).toBeLessThan(middle(square('A1'))[0]);
  });

  test('no square hides another: surfaces that are farther away lie higher', () => {
    for (const { row, column, ...rest } of squares) {
      const [near, right, far, left] = surface({ row, column, ...rest });
      expect(near![1]).toBeGreaterThan(right![1]);
      expect(far![1]).toBeLessThan(left![1]);
    }
    expect(surface(square('B2'))[0]![1]).toBeLessThan(surface(square('A1'))[2]![1]);
  });

  test('have a wall at every step, and none on one floor', () => {
    expect(walls(square('A1'), floors).map((wall) => wall !== null)).toEqual([true, true]);
    expect(walls(square('C1'), floors).map((wall) => wall !== null)).toEqual([true, false]);
    expect(walls(square('C2'), floors).map((wall) => wall !== null)).toEqual([true, false]);
    expect(walls(square('D4'), floors).map((wall) => wall !== null)).toEqual([true, true]);
    const [bank] = walls(square('A1'), floors);
    expect(bank?.[3]).toEqual(project(0, 0, 0));
  });
});

describe('canals', () => {
  test('on one floor lie level, then climb to the next', () => {
    const { line, at } = canal(spot('A1B1', 'A1', 'B1', [[0, 1], [1, 1]]), byName);
    expect(line).toEqual([project(0, 1, heightOf(1)), project(1, 1, heightOf(1)), project(1, 1, heightOf(2))]);
    expect(at[1]).toBeCloseTo((line[0]![1] + line[1]![1]) / 2);
  });

  test('at a step lie on the rim of the upper square', () => {
    const { line } = canal(spot('B1B2', 'B1', 'B2', [[1, 1], [1, 2]]), byName);
    expect(line).toHaveLength(2);
    expect(line[0]![1]).toBeLessThan(project(1, 1, heightOf(2))[1]);
    expect(line[1]![0]).toBeGreaterThan(line[0]![0]);
  });

  test('of a double side go on from each other, and only the farther climbs', () => {
    const first = canal(spot('C3D3.1', 'C3', 'D3', [[2, 3], [2.5, 3]]), byName);
    const second = canal(spot('C3D3.2', 'C3', 'D3', [[2.5, 3], [3, 3]]), byName);
    expect(first.line).toHaveLength(2);
    expect(second.line).toHaveLength(3);
    expect(first.line[1]).toEqual(second.line[0]);
  });
});

describe('Mesopotamia', () => {
  test('goes clockwise, and the way of the caravan leads from city to city', () => {
    const [first, second, third] = [0, 1, 2].map((n) => cityAt(n, 9));
    expect(second![0]).toBeGreaterThan(first![0]);
    expect(second![1]).toBeLessThan(first![1]);
    expect(third![0]).toBeGreaterThan(second![0]);
    expect(way(7, 1, 9)).toHaveLength(19);
    expect(way(7, 1, 9).at(-1)![0]).toBeCloseTo(cityAt(1, 9)[0]);
    expect(way(3, 3, 9)).toHaveLength(55);
  });
});

test('the track goes round after its last space', () => {
  expect(trackAt(50)).toEqual(trackAt(0));
  expect(trackAt(7)[0]).toBeGreaterThan(trackAt(6)[0]);
});
