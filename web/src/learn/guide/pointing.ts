/** Where to press next on the way to an action: screen elements, most specific first. */

import { mainOf, parse } from '../../wire/codes';
import type { Selection } from '../../state/selection.svelte';

/** The next step, each with its own text. `wait`: the advice has not arrived. */
export type Stage = 'action' | 'unit' | 'space' | 'choose' | 'count' | 'confirm' | 'end' | 'wait';

export interface Pointer {
  stage: Stage;
  /** Selectors; the first visible one counts. */
  at: string[];
}

/** The selection, as the guide reads it. */
export type SelectionState = {
  [Key in 'main' | 'unit' | 'space' | 'port' | 'words' | 'code']: Selection[Key];
};

const button = (code: string) => `[data-code="${code}"]:not([data-confirm])`;

/** Whether the selection leads to the action, or is empty. */
export function isOnTheWay(code: string, selection: SelectionState): boolean {
  const advised = parse(code);
  if (advised.verb === 'produce' || selection.code === code) return true;
  if (selection.code !== null) {
    // The same trade in another amount.
    const previewed = parse(selection.code);
    return (
      previewed.verb === advised.verb && previewed.good !== null && previewed.good === advised.good
    );
  }
  if (selection.port !== null) {
    const isTile = advised.verb === 'port' && advised.rest[0] === selection.port;
    return isTile && wordsLeft(advised.rest, selection.words) !== null;
  }
  if (selection.unit !== null && selection.unit !== advised.unit) return false;
  if (selection.space !== null && selection.space !== advised.space) return false;
  return (
    selection.main === null ||
    mainOf(advised.verb) === null ||
    selection.main === mainOf(advised.verb)
  );
}

/** @param isWithin whether the decision is within a turn, without a main action to press first */
export function pointer(code: string, selection: SelectionState, isWithin: boolean): Pointer {
  const { verb, unit, space, good, amount, rest } = parse(code);
  if (verb === 'end' || verb === 'skip') {
    return { stage: 'end', at: [button(code), '[data-action="end"]'] };
  }
  if (selection.code === code) {
    return { stage: 'confirm', at: [`[data-confirm][data-code="${code}"]`, '[data-confirm]'] };
  }
  if (verb === 'produce') return produce(code, selection.code);
  const main = mainOf(verb);
  const action = `[data-action="${main}"]`;
  switch (verb) {
    case 'expand':
    case 'place':
      if (!isWithin && selection.main !== 'expand') return { stage: 'action', at: [action] };
      if (selection.unit !== unit) return { stage: 'unit', at: [`button[data-unit="${unit}"]`] };
      if (selection.space === space) return { stage: 'choose', at: [button(code)] };
      return { stage: 'space', at: [`polygon[data-space="${space}"]`] };
    case 'buy':
    case 'sell': {
      if (selection.code !== null) {
        const step = (parse(selection.code).amount ?? 0) < (amount ?? 0) ? '+' : '-';
        return { stage: 'count', at: [`[data-step="${step}"]`] };
      }
      if (!isWithin && selection.main !== 'trade') return { stage: 'action', at: [action] };
      return { stage: 'choose', at: [button(code), `[data-code^="${verb} ${good} "]`] };
    }
    case 'port':
      return port(code, rest, selection);
    case 'slaughter':
      return { stage: 'space', at: [`polygon[data-space="${space}"]`, button(code)] };
    default:
      if (main !== null && !isWithin && selection.main !== main)
        return { stage: 'action', at: [action] };
      return { stage: 'choose', at: [button(code), `polygon[data-space="${space}"]`] };
  }
}

/** A port: first its tile, then its use word by word. */
function port(code: string, rest: string[], selection: SelectionState): Pointer {
  const tile = rest[0] ?? '';
  if (selection.port !== tile) {
    return { stage: 'choose', at: [button(code), `button[data-port="${tile}"]`] };
  }
  const word = wordsLeft(rest, selection.words)?.[0];
  return { stage: 'choose', at: [button(code), `[data-word="${word}"]`] };
}

/** Words of a port's use still to be chosen; null if a different one was chosen. */
function wordsLeft(rest: string[], settled: readonly string[]): string[] | null {
  const left = rest.slice(1);
  for (const each of settled) {
    const at = left.indexOf(each);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Production: the first good whose amount is wrong. */
function produce(code: string, set: string | null): Pointer {
  const advised = amounts(code);
  const now = amounts(set ?? '');
  const good = Object.keys(advised).find((each) => advised[each] !== now[each]) ?? '';
  const way = (now[good] ?? 0) < (advised[good] ?? 0) ? 'more' : 'less';
  return { stage: 'count', at: [`[data-${way}="${good}"]`] };
}

function amounts(code: string): Record<string, number> {
  const { rest } = parse(code);
  const figures: Record<string, number> = {};
  for (let at = 0; at + 1 < rest.length; at += 2) figures[rest[at] ?? ''] = Number(rest[at + 1]);
  return figures;
}
