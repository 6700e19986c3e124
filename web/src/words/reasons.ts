/** Why something is not possible, and what is to be decided, as text. */

import type { Choice } from '../wire/codes';
import type { Decision, Printed, RuleReason, View } from '../wire/generated';
import { word } from './codes';
import { t, words } from './fluent.svelte';
import * as things from './things';

/** Problems about all units of a kind. */
const PLURAL = new Set(['no_unit_left', 'already_upgraded', 'no_technology']);

/**
 * A seat's decision, as a question.
 *
 * @param choices its options, if known
 * @param view the game, for questions that count something in it
 */
export function prompt(
  decision: Decision,
  choices: readonly Choice[] = [],
  view: View | null = null,
): string {
  const key = `pending-${decision.kind.replaceAll('_', '-')}`;
  switch (decision.kind) {
    case 'auction':
      return decision.high < 0 ? t(`${key}.open`) : t(key, { high: decision.high });
    case 'clan_choice':
      return t(choices.some(({ verb }) => verb === 'tile') ? `${key}.tile` : key);
    case 'worker_placement':
      return view ? t(`${key}.of`, startingWorker(decision.seat, view)) : t(key);
    case 'mandatory_trade':
    case 'mandatory_purchase':
      return t(key, { good: things.good(decision.good) });
    case 'neighbourhood_bonus':
      return t(decision.draw ? `${key}.draw` : key);
    case 'slaughtering': {
      const owed = things.MEATS.filter((name) => decision[name]).map((name) =>
        t(`meat-${name}.count`, { count: decision[name] }),
      );
      return t(key, { contract: decision.contract, meat: things.listed(owed) });
    }
    case 'export_bonuses':
      return t(key, { bonuses: bonuses(decision) });
    default:
      return t(key, fields(decision));
  }
}

/** The fields of a decision as text; an empty one is `none`. */
function fields(decision: Decision): Record<string, string | number> {
  const figures: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(decision)) {
    if (typeof value === 'number') figures[name] = value;
    else if (typeof value === 'string' || value === null) figures[name] = word(value ?? 'none');
  }
  return figures;
}

/** Which of a seat's first workers is placed, and of how many. */
function startingWorker(seat: number, view: View) {
  const placed = Object.values(view.seats[seat]?.units ?? {}).flat().length;
  const left = view.pending.filter(
    (each) => each.kind === 'worker_placement' && each.seat === seat,
  ).length;
  return { number: placed + 1, count: placed + left };
}

function bonuses(decision: Extract<Decision, { kind: 'export_bonuses' }>): string {
  const parts: string[] = [];
  if (decision.free_spaces) parts.push(t('contract-free-space', { count: decision.free_spaces }));
  if (decision.upgrades) parts.push(t('contract-upgrade', { count: decision.upgrades }));
  if (decision.hops) parts.push(t('contract-beer', { count: decision.hops }));
  return things.listed(parts);
}

/** A reason as a sentence, without its clause. */
export function explain(
  reason: RuleReason,
  names: readonly string[],
  decision: Decision | null,
  seat: number | null,
  printed: Printed,
): string {
  const question = decision ? prompt(decision) : '';
  if (reason.problem === 'not_now' && seat !== null && reason.figures['seat'] === seat) {
    if (decision?.kind === 'turn_end') return t('why-turn-done');
    return t('problem-not_now.own', { decision: question });
  }
  const figures: Record<string, string | number> = {};
  const numbers = printed.port_tiles[String(reason.figures['tile'])]?.numbers ?? {};
  for (const [name, value] of Object.entries(reason.figures)) {
    Object.assign(figures, figure(reason, name, value, names, question, numbers));
  }
  const key = `problem-${reason.problem}`;
  return words.has(key) ? t(key, figures) : reason.text;
}

function figure(
  reason: RuleReason,
  name: string,
  value: string | number,
  names: readonly string[],
  question: string,
  numbers: things.Numbers,
): Record<string, string | number> {
  const amount = reason.figures['amount'];
  const word = String(value);
  switch (name) {
    case 'seat':
      return { name: names[Number(value)] ?? word };
    case 'decision':
      return { decision: question };
    case 'good':
      return typeof amount === 'number'
        ? { goods: things.goods(word, amount), good: things.good(word) }
        : { good: things.good(word) };
    case 'meat':
      return {
        meat: t(`meat-${word}`),
        ...(typeof amount === 'number' && {
          animals: things.units(things.ANIMAL_OF[word] ?? 'cow', amount),
        }),
      };
    case 'unit':
      return PLURAL.has(reason.problem)
        ? { units: things.unit(word, 'plural') }
        : { unit: things.unit(word, 'a') };
    case 'level':
      return { level: value, name: t(`shipping-${word}`) };
    case 'tile':
      return { port: things.port(word) };
    case 'expected':
      // Without the engine's own English words.
      return { usage: t(`port-${reason.figures['tile']}.usage`, things.figures(numbers)) };
    case 'name':
      return /^\d+$/.test(word)
        ? { name: t('starting-tile', { number: Number(word) }) }
        : { name: things.clan(word) };
    default:
      return { [name]: value };
  }
}
