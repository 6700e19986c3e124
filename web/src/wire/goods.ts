/** The goods, as codes and messages name them. */

export const GOODS = ['wool', 'grain', 'milk', 'bread', 'cheese', 'whisky'] as const;
export type Good = (typeof GOODS)[number];
