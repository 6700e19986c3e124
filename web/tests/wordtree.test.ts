import { expect, it } from 'vitest';
import { fits, nextWords } from '../src/table/bar/words';

const BARTER = [
  ['bread', 'bread', 'bread'],
  ['bread', 'bread', 'cheese'],
  ['bread', 'bread', 'whisky'],
  ['bread', 'cheese', 'whisky'],
  ['bread', 'whisky', 'whisky'],
  ['cheese', 'bread', 'whisky'],
];

it('settles first what is given, then what is got in any order', () => {
  expect(nextWords(BARTER, [])).toEqual(['bread', 'cheese']);
  expect(nextWords(BARTER, ['bread', 'whisky'])).toEqual(['bread', 'cheese', 'whisky']);
  expect(fits(BARTER[3]!, ['bread', 'whisky', 'cheese'])).toBe(true);
  expect(fits(BARTER[3]!, ['cheese', 'whisky'])).toBe(false);
  expect(fits(BARTER[0]!, ['bread', 'bread', 'bread'])).toBe(true);
  expect(fits(BARTER[1]!, ['bread', 'bread', 'bread'])).toBe(false);
});

it('settles a borrowed tile first', () => {
  const borrowed = [
    ['p2', 'grain', 'wool', 'milk'],
    ['p6', 'wool', 'up'],
    ['p6', 'wool', 'down'],
  ];
  expect(nextWords(borrowed, [])).toEqual(['p2', 'p6']);
  expect(nextWords(borrowed, ['p6'])).toEqual(['wool']);
  expect(nextWords(borrowed, ['p6', 'wool'])).toEqual(['up', 'down']);
});
