/** What the server refuses, in the reader's language, with the one thing to do next. */

import type { Refusal } from '../wire/api';
import { t, words } from '../words/fluent.svelte';
import { day } from './days';

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
/** Refusals that whoever reads them stays with, whatever their code: there is nothing to press. */
export const STAY: ReadonlySet<string> = new Set([
  'challenge_keeps_turns',
  'copy_held',
  'hint_not_due',
  'hint_under_way',
  'layers_unfair',
  'no_aids',
  'no_aids_yet',
  'no_hints_rated',
  'no_layers',
  'no_such_moment',
  'not_creator',
  'not_your_turn',
  'nothing_to_take_back',
  'others_play',
  'over_at_moment',
  'plan_ends',
  'record_after_day',
  'record_of_players',
  'replaced_already',
  'replacement_too_close',
  'seat_not_offered',
  'turn_complete',
  'turn_incomplete',
  'turn_not_begun',
]);
/** Codes whose sentence from the server says more than we can; it is shown as well. */
const EXACT = new Set(['bad_request', 'conflict', 'invalid', 'not_allowed', 'illegal_action']);

export interface ProblemWords {
  /** What happened, and what to do. */
  text: string;
  /** The server's own sentence, in English, where it is not known in other words. */
  exact: string;
  remedy: Remedy;
  /** On the button; empty if there is nothing to press. */
  button: string;
}

export function problemWords(refusal: Refusal): ProblemWords {
  const { why = '', figures } = refusal.problem;
  const isKnown = words.has(`refusal-${why}`);
  const remedy = remedyFor(why, refusal.code);
  return {
    text: isKnown ? t(`refusal-${why}`, withDay(figures)) : general(refusal.code),
    exact: !isKnown && EXACT.has(refusal.code) ? refusal.message : '',
    remedy,
    button: remedy === 'none' ? '' : t(`problem-page-do-${remedy}`),
  };
}

/** The figures of a refusal; a day among them as people write it. */
function withDay(figures: Refusal['problem']['figures']): Refusal['problem']['figures'] {
  const named = figures?.['day'];
  return typeof named === 'string' ? { ...figures, day: day(named) } : figures;
}

function remedyFor(why: string, code: string): Remedy {
  if (why === 'rated_needs_account') return 'enter';
  return STAY.has(why) ? 'none' : (REMEDIES[code] ?? 'again');
}

/** Refusals that are about one field of a form without naming it. */
const FIELDS: Record<string, string> = {
  no_user_name: 'login',
  no_user_name_given: 'login',
  no_login: 'login',
  login_taken: 'login',
  no_email: 'email',
  email_without_mail: 'email',
  no_name: 'name',
  password_wrong: 'old',
};

/** The one of a form's fields that a refusal is about; null: none of them, or all. */
export function fieldIn(refusal: Refusal | null, fields: readonly string[]): string | null {
  const { why = '', figures } = refusal?.problem ?? {};
  const named = FIELDS[why] ?? figures?.['field'];
  // With one field for both, an e-mail address serves as the login.
  const field = named === 'email' && !fields.includes('email') ? 'login' : named;
  return fields.find((each) => each === field) ?? null;
}

/** What can be said by the code alone. */
function general(code: string): string {
  return words.has(`problem-page-${code}`) ? t(`problem-page-${code}`) : t('problem-page-unknown');
}

/** Milliseconds for which nothing is said while the exact words are on their way. */
const PATIENCE = 800;

/** Resolves when a refusal can be told in its exact words, or when those take too long. */
export function exactWords(refusal: Refusal): Promise<unknown> | undefined {
  if (!refusal.problem.why) return undefined;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([words.need('refusals').catch(() => undefined), late]);
}
