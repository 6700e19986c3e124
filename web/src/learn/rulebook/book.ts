/** What all parts of the rulebook read: what is printed, the figures of its sentences, and its cards. */

import { getContext, setContext } from 'svelte';
import type { Printed } from '../../wire/generated';
import type { Card } from './cards';
import type { Facts } from './facts';

export interface Book {
  printed: Printed;
  facts: Facts;
  cards: Map<string, Card>;
}

const KEY = Symbol('book');

/** A function, so that a change of language reaches every part. */
export const provideBook = (book: () => Book) => setContext(KEY, book);
export const bookOf = () => getContext<() => Book>(KEY);
