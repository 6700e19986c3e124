/**
 * Others' moves, shown one by one with a caption. The displayed position may lag behind the current
 * one by the queued moves; legal actions never do.
 */

import type { LogEntry, View } from '../wire/generated';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';

export type DecisionEntry = Extract<LogEntry, { kind: 'decision' }>;

/** What a seat did in one turn. */
export interface Move {
  seat: number;
  decisions: DecisionEntry[];
  /** The position after it; null: only the server knows it. */
  view: View | null;
}

/** Milliseconds a move is shown. */
const SHOWN_MS = { off: 800, calm: 800, quick: 400 };
/** Additional time per further decision of a turn, as a share of that. */
const EXTRA_PER_DECISION = 0.4;
/** How many times longer the last caption stays. */
const CAPTION_FACTOR = 5;
/** Longer queues are not shown one by one. */
const MAX_QUEUE = 12;

export class Moves {
  /** The move being shown with its caption; null: none. */
  current = $state.raw<Move | null>(null);
  /** How many moves are queued after it. */
  readonly waiting = $derived.by(() => this.#queue.length);
  /** The displayed position; null: the current one. */
  view = $state.raw<View | null>(null);
  /** Whether past moments are being replayed. */
  isReplay = $state(false);
  /** Whether unseen moves can be replayed. */
  isOffered = $state(false);
  /** The latest round started by a move that was shown; null: none since the page was opened. */
  startedRound = $state<number | null>(null);

  #queue = $state.raw<Move[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether only the caption of the last move is still shown. */
  #isLingering = false;
  /** Counts runs; steps of an outdated run stop. */
  #run = 0;

  constructor(private readonly table: Table) {}

  /** The last log entry that is shown. */
  get last(): number {
    return this.current?.decisions.at(-1)?.seq ?? 0;
  }

  /** Whether something can be skipped. */
  get isBusy(): boolean {
    return this.isReplay || this.#queue.length > 0;
  }

  /** Add new moves. The position before them stays until each has been shown. */
  add(moves: Move[], before: View | null): void {
    const { seat, moment } = this.table;
    const others = moves.slice(moves.findLastIndex((each) => each.seat === seat) + 1);
    if (settings.preferences.moves === 'off') return;
    // Undone moves cannot be shown any more.
    if (!moves.length) this.skip();
    else if (this.isReplay) this.#queue = [...this.#queue, ...moves];
    else if (moment !== null) return;
    else if (document.hidden || this.#queue.length + others.length > MAX_QUEUE) {
      this.skip();
      this.#noteRound(moves);
      this.offer();
    } else {
      if (others.length < moves.length) this.skip();
      this.#noteRound(moves.filter((each) => !others.includes(each)));
      if (others.length) this.#enqueue(others, before);
    }
  }

  /** Queue moves, and start if none is being shown. */
  #enqueue(moves: Move[], before: View | null): void {
    const isIdle = !this.current || this.#isLingering;
    if (!this.view && settings.pace) this.view = before;
    this.#queue = [...this.#queue, ...moves];
    for (const each of moves) void this.#loadView(each);
    if (isIdle) void this.#next();
  }

  /** Load the position after a move that came together with others. */
  async #loadView(move: Move): Promise<void> {
    if (move.view || !settings.pace) return;
    const then = await this.table.positionAt(plyOf(move)).catch(() => null);
    move.view = then?.view ?? null;
    if (this.current === move && this.view && move.view) this.view = move.view;
  }

  async #next(): Promise<void> {
    clearTimeout(this.#timer);
    const [move, ...rest] = this.#queue;
    if (!move) return this.#finish();
    const run = this.#run;
    if (this.isReplay) await this.table.showPly(plyOf(move)).catch(() => this.skip());
    if (run !== this.#run) return;
    this.#queue = this.#queue.slice(1);
    this.current = move;
    this.#isLingering = false;
    if (!rest.length) this.#show(null);
    else if (this.view) this.#show(move.view ?? this.view);
    if (!this.isReplay) this.#noteRound([move]);
    const further = Math.min(move.decisions.length - 1, 5);
    this.#timer = setTimeout(
      () => void this.#next(),
      this.#duration * (1 + EXTRA_PER_DECISION * further),
    );
  }

  #show(view: View | null): void {
    const wasBehind = this.view !== null;
    this.view = view;
    if (wasBehind && !view) this.table.showCurrentPreview();
  }

  /** Remember a round started by moves that were shown or skipped. */
  #noteRound(moves: Move[]): void {
    for (const { events } of moves.flatMap((each) => each.decisions)) {
      for (const event of events)
        if (event.event === 'round_started') this.startedRound = event.round;
    }
  }

  #finish(): void {
    this.isReplay = false;
    this.#isLingering = true;
    if (this.table.moment !== null) void this.table.showPly(null);
    this.#timer = setTimeout(() => (this.current = null), this.#duration * (CAPTION_FACTOR - 1));
  }

  get #duration(): number {
    return SHOWN_MS[settings.preferences.moves];
  }

  /** Replay past moves, from the moment before the first. */
  async replay(moves: Move[]): Promise<void> {
    const first = moves[0]?.decisions[0];
    if (!first) return;
    this.stop();
    this.isOffered = false;
    const run = this.#run;
    this.isReplay = true;
    await this.table.showPly(first.ply - 1).catch(() => this.skip());
    if (run !== this.#run) return;
    this.#queue = moves;
    this.#timer = setTimeout(() => void this.#next(), this.#duration / 2);
  }

  /** Stop; a past moment on view stays. */
  stop(): void {
    this.#run += 1;
    clearTimeout(this.#timer);
    if (!this.isReplay) this.#noteRound(this.#queue);
    this.isReplay = false;
    this.#queue = [];
    this.current = null;
    this.#show(null);
  }

  /** Jump to the current position. */
  skip(): void {
    const wasPast = this.isReplay;
    this.isOffered = false;
    this.stop();
    if (wasPast) void this.table.showPly(null);
  }

  /** Offer to replay what happened since one's own last turn, if it was not shown. */
  offer(): void {
    const { entries, seat } = this.table;
    if (seat === null || settings.preferences.moves === 'off') return;
    const seats = entries.flatMap((each) => (each.kind === 'decision' ? [each.seat] : []));
    this.isOffered = seats.includes(seat) && seats.at(-1) !== seat;
  }
}

function plyOf(move: Move): number {
  return move.decisions.at(-1)!.ply;
}

/** The decisions of an update, grouped by turn; only the last position is known. */
export function movesOf(entries: readonly LogEntry[], view: View | null): Move[] {
  const moves: Move[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undone') moves.length = 0;
    if (entry.kind !== 'decision') continue;
    const last = moves.at(-1);
    if (last?.seat === entry.seat) last.decisions.push(entry);
    else moves.push({ seat: entry.seat, decisions: [entry], view: null });
  }
  const last = moves.at(-1);
  if (last) last.view = view;
  return moves;
}
