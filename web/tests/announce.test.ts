import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, announcer } from '../src/state/announce.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function announced(): string {
  vi.advanceTimersByTime(400);
  return announcer.text.trim();
}

it('reads out in one go what happens together', () => {
  announce('Crofter hires a merchant.');
  announce('Your turn.');
  expect(announced()).toBe('Crofter hires a merchant. Your turn.');
});

it('puts first what belongs first, and says nothing twice', () => {
  announce('Choose a main action.');
  announce('Your turn. Choose a main action.');
  announce('You hire a merchant.', { first: true });
  expect(announced()).toBe('You hire a merchant. Your turn. Choose a main action.');
});

it('is noticed when the same words come again', () => {
  announce('Your turn.');
  vi.advanceTimersByTime(400);
  const before = announcer.text;
  announce('Your turn.');
  vi.advanceTimersByTime(400);
  expect(announcer.text).not.toBe(before);
});
