/**
 * What a player has selected and not confirmed yet: an action, unit, space or good. Everything
 * follows from the legal actions; a complete choice is previewed, then confirmed by a second press.
 */

import { announce } from './announce.svelte';
import type { ActionEffect } from '../wire/generated';
import { doing } from '../words/codes';
import { mainOf, parse, type Choice, type Main } from '../wire/codes';
import { PLACING } from '../wire/names';
import { attempt } from './attempt.svelte';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';

/** Choices that always need confirming. */
const ALWAYS_CONFIRMED = new Set(['pass', 'produce', 'clan', 'tile']);

export interface Target {
  space: string;
  choices: Choice[];
  /** Pounds to pay for the cheapest choice; null while unknown. */
  price: number | null;
}

/** One state of the selection, to go back to. */
interface Step {
  main: Main | null;
  unit: string | null;
  space: string | null;
  port: string | null;
  words: readonly string[];
  code: string | null;
}

const EMPTY: Step = { main: null, unit: null, space: null, port: null, words: [], code: null };

/** How many things are selected. */
function depth({ words, ...others }: Step): number {
  return words.length + Object.values(others).filter((each) => each !== null).length;
}

export class Selection {
  main = $state<Main | null>(null);
  unit = $state<string | null>(null);
  space = $state<string | null>(null);
  /** The port whose use is being chosen. */
  port = $state<string | null>(null);
  /** The words of that use chosen so far. */
  words = $state.raw<readonly string[]>([]);
  /** The previewed choice. */
  code = $state<string | null>(null);
  /** Previous states of the selection. */
  #trail: Step[] = [];
  /** Lines announced for choices confirmed in this turn, by step and code. */
  announced = $state.raw<Record<string, string[]>>({});

  constructor(private readonly table: Table) {
    // Once the game has moved on, the selection is void.
    $effect(() => {
      const codes = this.table.choices;
      if (this.code && !codes.some((each) => each.code === this.code)) this.clear();
    });
    $effect(() => {
      if (this.choice && !this.effect) void this.table.foresee(this.choice.code);
    });
  }

  readonly choice = $derived.by(
    () => this.table.choices.find((each) => each.code === this.code) ?? null,
  );
  readonly effect = $derived.by<ActionEffect | null>(() =>
    this.code === null ? null : (this.table.effects[this.code] ?? null),
  );
  /** The selected unit, or that of the previewed choice. */
  readonly shownUnit = $derived.by(() =>
    this.choice && PLACING.includes(this.choice.verb) ? this.choice.unit : this.unit,
  );
  /** What this turn did so far, step by step; steps from elsewhere are described briefly. */
  readonly done = $derived.by(() =>
    this.table.draft.codes.map(
      (code, step) =>
        this.announced[`${step} ${code}`]?.join(' ') ??
        `${doing(parse(code), this.table.printed)}.`,
    ),
  );
  /** Main actions that are possible now. */
  readonly mains = $derived.by(() => new Set(this.table.choices.map((each) => mainOf(each.verb))));

  /** Choices on the map that match the selection. */
  readonly onMap = $derived.by(() =>
    this.table.choices.filter(
      (each) =>
        this.table.isOnMap(each) &&
        (this.unit === null || each.unit === this.unit) &&
        (this.main === null || this.main === 'expand' || mainOf(each.verb) === null),
    ),
  );
  /** Highlighted spaces with their prices. */
  readonly targets = $derived.by(() => {
    const targets = new Map<string, Target>();
    if (this.main !== null && this.main !== 'expand') return targets;
    for (const choice of this.onMap) {
      const space = choice.space;
      if (space === null) continue;
      const target = targets.get(space) ?? { space, choices: [], price: null };
      const paid = this.price(choice.code);
      target.choices.push(choice);
      if (paid !== null) target.price = Math.min(target.price ?? paid, paid);
      targets.set(space, target);
    }
    return targets;
  });

  readonly #prices = $derived.by(
    () => new Map(this.table.choices.map(({ code, money }) => [code, money])),
  );

  /** The price of a code in pounds (negative: gain); null while unknown. */
  price(code: string): number | null {
    const money = this.#prices.get(code);
    return money === undefined ? null : 0 - money;
  }

  /** The units that can be chosen for the selected space. */
  readonly options = $derived.by(() => {
    const choices = this.space === null ? [] : (this.targets.get(this.space)?.choices ?? []);
    return choices.length > 1 && choices.every((each) => each.target === null) ? choices : [];
  });

  clear(): void {
    this.#trail = [];
    this.#restore(EMPTY);
  }

  /** Undo the last step of the selection; false if there was none. */
  back(): boolean {
    const now = depth(this.#step);
    const at = this.#trail.findLastIndex((each) => depth(each) < now);
    const before = this.#trail[at] ?? EMPTY;
    this.#trail = this.#trail.slice(0, Math.max(0, at));
    this.#restore(before);
    return now > 0;
  }

  get #step(): Step {
    const { main, unit, space, port, words, code } = this;
    return { main, unit, space, port, words, code };
  }

  #restore(step: Step): void {
    Object.assign(this, step);
  }

  /** Extend the selection; `back` returns here. */
  #advance(change: Partial<Step>): void {
    if (depth(this.#step) && this.code === null) this.#trail.push(this.#step);
    this.#restore({ ...this.#step, code: null, ...change });
  }

  /** Select a main action, or deselect it. */
  selectMain(main: Main): void {
    const again = this.main === main;
    this.clear();
    if (again) return;
    this.main = main;
    const only = this.table.choices.filter((each) => mainOf(each.verb) === main);
    if (only.length === 1) this.#previewOrConfirm(only[0]!.code);
  }

  /** Select a unit to place, or deselect it; with a space selected, preview it there. */
  selectUnit(unit: string): void {
    const option = this.options.find((each) => PLACING.includes(each.verb) && each.unit === unit);
    if (option) return this.preview(option.code);
    if (this.unit === unit && this.space === null) return void this.back();
    if (this.main !== 'expand') this.clear();
    this.#advance({ ...EMPTY, main: 'expand', unit });
  }

  /** Select a port, or deselect it. */
  selectPort(tile: string): void {
    const again = this.port === tile;
    this.clear();
    if (!again) this.port = tile;
  }

  /** Choose further words of the port's use; the last one previews the choice. */
  chooseWords(words: readonly string[], code: string | null): void {
    this.#advance({ words });
    if (code !== null) this.#previewOrConfirm(code);
  }

  /** Select a space, and preview its choice if there is only one. */
  selectSpace(space: string): void {
    const choices = this.targets.get(space)?.choices ?? [];
    this.#advance({ space });
    if (choices.length === 1) this.#previewOrConfirm(choices[0]!.code);
  }

  /** Select a choice of a main action, wherever it is offered. */
  selectChoice(main: Main | null, code: string): void {
    if (this.main !== main) this.clear();
    this.#advance({ ...EMPTY, main });
    this.#previewOrConfirm(code);
  }

  /** Select a trade; never confirmed at once, because its amount is still to be chosen. */
  selectTrade(code: string): void {
    if (this.main !== 'trade') this.clear();
    this.#advance({ ...EMPTY, main: 'trade', code });
  }

  /** Preview a choice, or confirm it at once if the player prefers that. */
  preview(code: string): void {
    this.#advance({ code });
    this.#previewOrConfirm(code);
  }

  #previewOrConfirm(code: string): void {
    this.code = code;
    if (!settings.preferences.confirm && !ALWAYS_CONFIRMED.has(code.split(' ')[0]!))
      void attempt(() => this.confirm());
  }

  /** Confirm the previewed choice. */
  async confirm(): Promise<void> {
    const code = this.code;
    if (code === null) return;
    const step = this.table.draft.codes.length;
    // This answer arrives before the command's, if at all.
    let events: ActionEffect['events'] = [];
    void this.table.foresee(code).then((effect) => (events = effect?.events ?? []));
    this.clear();
    await this.table.play(code);
    const lines = (this.table.narrator?.lines(events) ?? []).map((line) => line.text);
    if (lines.length) this.announced = { ...this.announced, [`${step} ${code}`]: lines };
    if (lines.length) announce(lines.join(' '), { first: true });
  }
}
