import { describe, expect, it } from 'vitest';
import { bySource, lines } from '../src/table/ending/course';
import { line, places, scale, spread, steps } from '../src/table/ending/scale';
import type { Course, ScoreSheet } from '../src/wire/generated';

describe('scales', () => {
  it('have round steps that cover all values', () => {
    expect(steps(0, 111, 6)).toEqual([0, 20, 40, 60, 80, 100, 120]);
    expect(steps(0, 47)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(steps(-7, 12)).toEqual([-10, -5, 0, 5, 10, 15]);
  });

  it('count in whole numbers, even where nothing happened', () => {
    expect(steps(0, 0)).toEqual([0, 1]);
    expect(steps(0, 3)).toEqual([0, 1, 2, 3]);
  });

  it('reach from edge to edge', () => {
    const y = scale(0, 50, 300, 20);
    expect(y(0)).toBe(300);
    expect(y(50)).toBe(20);
    expect(y(25)).toBe(160);
  });

  it('put the first place on top', () => {
    const y = places(3, 10, 90);
    expect([1, 2, 3].map(y)).toEqual([10, 50, 90]);
    expect(places(1, 10, 90)(1)).toBe(10);
  });
});

describe('lines and labels', () => {
  it('are drawn from left to right', () => {
    const path = line(
      [0, 5, 2],
      (index) => index * 10,
      (value) => 20 - value,
    );
    expect(path).toBe('M0 20L10 15L20 18');
  });

  it('stand apart, in order and inside', () => {
    const result = spread([50, 52, 51, 10], 20, 0, 90);
    expect(result[3]).toBe(10);
    const sorted = [result[0]!, result[2]!, result[1]!];
    expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(20);
    expect(sorted[2]! - sorted[1]!).toBeGreaterThanOrEqual(20);
    expect(Math.max(...result)).toBeLessThanOrEqual(90);
  });
});

const SHEET: ScoreSheet = {
  glory: 10,
  basic_goods: 3,
  processed_goods: 4,
  money: 5,
  hops: 2,
  cotton: 3,
  tobacco: 0,
  sugar_cane: 4,
  contracts: 8,
  settlements: 12,
  bid: -2,
  total: 49,
  money_left: 1,
  contracts_fulfilled: 2,
  settlements_linked: 3,
};

describe('the course of a game', () => {
  const turn = (ply: number, round: number, money: number, place: number) => ({
    ply,
    round,
    seat: 0,
    seats: [{ score: SHEET, money, income: 0, produced: { wool: 1, milk: 2 }, place }],
  });
  const course: Course = {
    version: 1,
    turns: [
      turn(1, 0, 50, 1),
      turn(2, 0, 40, 1),
      turn(3, 1, 30, 2),
      turn(5, 1, 20, 1),
      turn(6, 2, 60, 2),
    ],
  };

  it('begins where the setup ends', () => {
    const { values, plies, rounds } = lines(course, 'money');
    expect(values).toEqual([[40, 30, 20, 60]]);
    expect(plies).toEqual([2, 3, 5, 6]);
    expect(rounds).toEqual([
      { round: 1, from: 0, to: 2 },
      { round: 2, from: 2, to: 3 },
    ]);
  });

  it('tells places at the end of each round', () => {
    expect(lines(course, 'rank').values).toEqual([[1, 1, 2]]);
  });

  it('adds up goods', () => {
    expect(lines(course, 'production').values[0]).toEqual([3, 3, 3, 3]);
  });

  it('takes all points together by source', () => {
    const points = bySource(SHEET).reduce((sum, each) => sum + each.points, 0);
    expect(points + SHEET.bid).toBe(SHEET.total);
  });
});
