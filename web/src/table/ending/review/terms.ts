/** The terms of a balance, in their order. */

export const TERMS = ['start', 'luck', 'decisions', 'opponents'] as const;
export type Term = (typeof TERMS)[number];
