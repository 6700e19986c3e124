/** Action codes as text, for buttons. */

import type { Choice } from '../wire/codes';
import type { Decision, Printed } from '../wire/generated';
import { t, words } from './fluent.svelte';
import * as things from './things';

/**
 * What a choice does, in a few words.
 *
 * @param decision the decision it answers, if that makes the text more specific
 */
export function doing(
  choice: Choice,
  printed: Printed | null,
  decision: Decision | null = null,
): string {
  const { verb, rest, unit, space, good, contract, amount } = choice;
  const key = `do-${verb.replaceAll(' ', '-')}`;
  switch (verb) {
    case 'clan':
      return t(key, { clan: things.clan(rest[0] ?? '') });
    case 'tile':
      return t(key, { tile: t('starting-tile', { number: amount ?? 0 }) });
    case 'bid':
      return t(key, { points: amount ?? 0 });
    case 'place':
    case 'expand':
      return t(key, { unit: things.unit(unit ?? '', 'a'), space: space ?? '' });
    case 'buy':
    case 'sell':
      return t(key, { goods: things.goods(good ?? '', amount ?? 0) });
    case 'obtain':
    case 'fulfil':
      return t(key, { contract: contract ?? 0 });
    case 'keep':
      return contract === null ? t('do-keep.none') : t(key, { contract });
    case 'tech':
    case 'bonus tech':
      return t(key, { units: things.unit(unit ?? '', 'plural') });
    case 'bonus recall':
      return t(key, { good: things.good(good ?? '') });
    case 'slaughter':
      return slaughtered(space ?? '', decision);
    case 'produce':
      return produced(rest);
    case 'port':
      return portWords(rest, printed);
    case 'skip':
      return t(key + skipped(decision));
    default:
      return words.has(key) ? t(key, parts(choice)) : choice.code;
  }
}

/** Figures for the message of a clan's or port's own action. */
function parts({
  rest,
  unit,
  space,
  target,
  good,
  amount,
}: Choice): Record<string, string | number> {
  return {
    unit: unit === null ? '' : things.unit(unit, 'a'),
    good: good === null ? '' : things.good(good),
    space: space ?? '',
    target: target ?? '',
    count: amount ?? 0,
    word: rest.at(-1) ?? '',
  };
}

/** The animal to slaughter, if the contract asks for one kind only. */
function slaughtered(space: string, decision: Decision | null): string {
  const owed =
    decision?.kind === 'slaughtering' ? things.MEATS.filter((name) => decision[name]) : [];
  const [meat] = owed;
  if (!meat || owed.length > 1) return t('do-slaughter', { space });
  return t('do-slaughter.animal', { animal: things.unit(things.ANIMAL_OF[meat] ?? ''), space });
}

/** Which bonus is declined, if two are open. */
function skipped(decision: Decision | null): string {
  if (decision?.kind === 'draw_contracts') return '.draw';
  return decision?.kind === 'neighbourhood_bonus' && decision.draw ? '.purchases' : '';
}

function produced(rest: string[]): string {
  const made: string[] = [];
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const count = Number(rest[at + 1]);
    if (count) made.push(things.goods(rest[at] ?? '', count));
  }
  return made.length ? t('do-produce', { goods: things.listed(made) }) : t('do-produce.nothing');
}

function portWords(rest: string[], printed: Printed | null): string {
  const tile = rest[0] ?? '';
  const borrowed = printed?.port_tiles[rest[1] ?? ''] ? rest[1] : undefined;
  const choice = rest.slice(borrowed ? 2 : 1);
  const port = things.port(borrowed ?? tile);
  const barter = bartered(choice, printed?.port_tiles[borrowed ?? tile]?.numbers);
  if (borrowed) {
    const base = t('do-port.borrowed', { port, by: things.port(tile) });
    const what = barter || things.listed(choice.map(word));
    return what ? `${base}: ${what}` : base;
  }
  if (barter) return `${port}: ${barter}`;
  const base = t('do-port', { port });
  return choice.length ? `${base}: ${things.listed(choice.map(word))}` : base;
}

/** What a port exchanges, like "1 bread → 2 cheese". */
function bartered(choice: readonly string[], numbers: things.Numbers = {}): string {
  const [given, ...got] = choice;
  if (!given || !got.length || !choice.every(isGood)) return '';
  const each = [...new Set(got)].map((good) =>
    things.goods(good, got.filter((one) => one === good).length),
  );
  return `${things.goods(given, Number(numbers['discard'] ?? 1))} → ${things.listed(each)}`;
}

const isGood = (name: string) => (things.GOODS as readonly string[]).includes(name);

/** A single word of a code, translated. */
export function word(each: string): string {
  for (const key of [
    `good-${each}`,
    `meat-${each}`,
    `unit-${each}`,
    `port-${each}`,
    `do-word-${each}`,
  ]) {
    if (words.has(key)) return t(key);
  }
  return each;
}
