/** What the server refuses, in the reader's language, with the one thing to do next. */

import type { Refusal } from '../wire/api';
import { t, words } from '../words/fluent.svelte';

/** What a person can do about it. */
export type Remedy = 'home' | 'again' | 'reload' | 'enter' | 'none';

/** By code: the remedy; whatever is not named here is an answer of a server that we do not know. */
const REMEDIES: Record<string, Remedy> = {
  bad_request: 'home',
  not_signed_in: 'enter',
  wrong_password: 'none',
  not_allowed: 'home',
  not_found: 'home',
  stale: 'reload',
  conflict: 'reload',
  too_large: 'none',
  invalid: 'none',
  illegal_action: 'none',
  too_many: 'again',
  unavailable: 'again',
  offline: 'again',
};
/** Codes whose sentence from the server says more than we can; it is shown as well. */
const EXACT = new Set(['bad_request', 'conflict', 'invalid', 'not_allowed', 'illegal_action']);

export interface ProblemWords {
  /** What happened, and what to do. */
  text: string;
  /** The server's own sentence, in English. */
  exact: string;
  remedy: Remedy;
  /** On the button; empty if there is nothing to press. */
  button: string;
}

export function problemWords(refusal: Refusal): ProblemWords {
  const key = `problem-page-${refusal.code}`;
  const remedy = REMEDIES[refusal.code] ?? 'again';
  return {
    text: words.has(key) ? t(`problem-page-${refusal.code}`) : t('problem-page-unknown'),
    exact: EXACT.has(refusal.code) ? refusal.message : '',
    remedy,
    button: remedy === 'none' ? '' : t(`problem-page-do-${remedy}`),
  };
}
