/** The terms of a balance, in their order. */

export const TERMS = ['start', 'luck', 'decisions', 'opponents', 'later'] as const;
export type Term = (typeof TERMS)[number];

/** The terms that a table has: alone nobody else gives or takes anything. */
export const termsOf = (players: number): readonly Term[] =>
  TERMS.filter((term) => term !== 'opponents' || players > 1);
