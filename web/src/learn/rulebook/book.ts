/** Shared by the whole rulebook: printed values, figures of the sentences, and cards. */

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

/** A getter, so that a change of language reaches every component. */
export const provideBook = (book: () => Book) => setContext(KEY, book);
export const bookOf = () => getContext<() => Book>(KEY);
