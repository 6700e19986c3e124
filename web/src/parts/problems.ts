/** Refusals in the reader's language, each with one remedy. */

import type { Refusal } from '../wire/api';
import { t, words } from '../words/fluent.svelte';
import { day } from './days';

/** What the reader can do about it. */
export type Remedy = 'home' | 'again' | 'reload' | 'enter' | 'none';

/** Remedy by code; other codes come from a newer server. */
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
/** Refusals that need no remedy, whatever their code. */
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
/** Codes whose English sentence from the server is shown as well, being more specific. */
const EXACT = new Set(['bad_request', 'conflict', 'invalid', 'not_allowed', 'illegal_action']);

export interface ProblemWords {
  /** What happened, and what to do. */
  text: string;
  /** The server's English sentence, if there is no translation. */
  exact: string;
  remedy: Remedy;
  /** Label of the button; empty: no button. */
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

/** The figures of a refusal, with dates formatted. */
function withDay(figures: Refusal['problem']['figures']): Refusal['problem']['figures'] {
  const named = figures?.['day'];
  return typeof named === 'string' ? { ...figures, day: day(named) } : figures;
}

function remedyFor(why: string, code: string): Remedy {
  if (why === 'rated_needs_account') return 'enter';
  return STAY.has(why) ? 'none' : (REMEDIES[code] ?? 'again');
}

/** Refusals about one form field that do not name it. */
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

/** The form field a refusal is about; null: none or several. */
export function fieldIn(refusal: Refusal | null, fields: readonly string[]): string | null {
  const { why = '', figures } = refusal?.problem ?? {};
  const named = FIELDS[why] ?? figures?.['field'];
  // With a single field for both, the e-mail address counts as the login.
  const field = named === 'email' && !fields.includes('email') ? 'login' : named;
  return fields.find((each) => each === field) ?? null;
}

/** Text by code alone. */
function general(code: string): string {
  return words.has(`problem-page-${code}`) ? t(`problem-page-${code}`) : t('problem-page-unknown');
}

/** Milliseconds to wait for the exact words before showing anything. */
const PATIENCE = 800;

/** Resolves when a refusal's exact words are loaded, or after a timeout. */
export function exactWords(refusal: Refusal): Promise<unknown> | undefined {
  if (!refusal.problem.why) return undefined;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([words.need('refusals').catch(() => undefined), late]);
}
