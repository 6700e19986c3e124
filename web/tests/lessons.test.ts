import { describe, expect, it } from 'vitest';
import { stepOf } from '../src/learn/lessons';

describe('the count of lessons', () => {
  it('counts a lesson that gave way to another one unread', () => {
    const shown = new Set(['clan', 'worker']);
    expect(stepOf('turn', shown)).toBe(3);
    shown.add('turn');
    expect(stepOf('turn', shown)).toBe(3);
    expect(stepOf('unit', shown)).toBe(4);
  });

  it('gives a lesson that comes back its number', () => {
    expect(stepOf('worker', new Set(['clan', 'worker', 'turn']))).toBe(2);
  });
});
