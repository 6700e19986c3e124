/** The symbols of the eight actions. */

import type { Main } from '../../wire/codes';

export const SYMBOLS: Record<Main, string> = {
  trade: 'trade',
  obtain: 'contract',
  expand: 'expand',
  ship: 'shipping',
  tech: 'technology',
  hire: 'merchant',
  fulfil: 'fulfil',
  pass: 'pass',
};
