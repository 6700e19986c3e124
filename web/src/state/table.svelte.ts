/** A table as it stands: what the server told, what is tried out, and what can be done. */

import { api, Refusal } from '../wire/api';
import type {
  ActionEffect,
  Decision,
  LogEntry,
  MapData,
  PositionThen,
  Preview,
  Printed,
  ServerMessage,
  View,
  WhyNot,
  WholeTable,
} from '../wire/generated';
import {
  Live,
  type Command,
  type CommandBody,
  type TableConnection,
  type Listener,
} from '../wire/live';
import { isView, patched, sharing } from '../wire/patch';
import { nameOf, numbered } from '../words/people';
import { bot } from '../words/things';
import { Narrator } from '../words/events';
import { offered, ON_MAP, type Choice, type Offered } from '../wire/codes';
import { Moves, movesOf } from './moves.svelte';
import { loadMap, loadPrinted } from './printed';
import { remember, remembered } from './settings.svelte';

type Message<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;

interface Draft {
  codes: string[];
  step: number;
  complete: boolean;
}

/** Milliseconds after which somebody wonders whether a press was noticed. */
const LATE_MS = 1_000;
const EMPTY_DRAFT: Draft = { codes: [], step: 0, complete: false };

export class Table implements Listener {
  whole = $state.raw<WholeTable | null>(null);
  /** The log, oldest first. */
  entries = $state.raw<LogEntry[]>([]);
  /** The decisions of the present turn: tried out, seen by nobody else. */
  draft = $state.raw<Draft>(EMPTY_DRAFT);
  /** What follows from the position that is shown. */
  outlook = $state.raw<Preview | null>(null);
  /** What actions would do that were asked about, by code; only of the present position. */
  effects = $state.raw<Readonly<Record<string, ActionEffect>>>({});
  printed = $state.raw<Printed | null>(null);
  map = $state.raw<MapData | null>(null);
  people = $state.raw<string[]>([]);
  spectators = $state(0);
  /** Places in the queue of the bot whose turn it is, and of a hint; null: not waiting. */
  places = $state<Record<'turn' | 'hint', number | null>>({ turn: null, hint: null });
  isOnline = $state(false);
  /** Whether the connection was lost, or never came about. */
  isLost = $state(false);
  isSaving = $state(false);
  /** Whether an answer of the server takes longer than usual. */
  private isLate = $state(false);
  /** Why the table cannot be shown. */
  refusal = $state.raw<Refusal | null>(null);
  /** A past moment that is looked at, by decisions taken; null: the present. */
  moment = $state<number | null>(null);
  /** What others do, shown move by move. */
  readonly moves = new Moves(this);
  /** How many of the lines that were said have been read in this browser. */
  private readChat = $state(0);

  /** What a spectator sees; null while only a view with our own tries is known. */
  private publicView: View | null = null;
  private ownView = $state.raw<View | null>(null);
  private pastView = $state.raw<View | null>(null);
  /** What follows from the position that everybody knows; null while only that with our own tries
   * is known. */
  private publicPreview: Preview | null = null;
  /** What follows from the present, also while a past moment or a move before it is shown. */
  private currentOutlook: Preview | null = null;
  /** What the server says that we may do. */
  private legal = $state.raw<Offered[]>([]);
  /** Those who wait for what an action would do, by its code. */
  private readonly pendingEffects = new Map<string, ((effect: ActionEffect | null) => void)[]>();
  private readonly live: TableConnection;
  /** How often our own turn has changed. */
  private draftChanges = 0;
  /** The moment that was asked for last. */
  private requestedPly: number | null = null;

  /** Whether it is a puzzle: one turn, and nobody else. */
  readonly isPuzzle: boolean;

  /** @param connect what the table hears from instead of a socket: a puzzle has none. */
  constructor(
    readonly id: string,
    connect?: (table: Table) => TableConnection,
  ) {
    this.isPuzzle = Boolean(connect);
    this.readChat = remembered(this.readChatKey, 0);
    this.live = connect?.(this) ?? new Live(id, () => this.entries.at(-1)?.seq ?? 0, this);
  }

  // Looking.

  /** The game as it is shown: the moment looked at, the move that is played, or the present with
   * what is tried out. What may be done is always that of the present. */
  readonly view = $derived(
    this.moment === null ? (this.moves.view ?? this.ownView) : this.pastView,
  );
  readonly seat = $derived(this.whole?.you ?? null);
  readonly isMine = $derived(
    this.moment === null &&
      this.whole?.status === 'playing' &&
      this.seat !== null &&
      this.whole.deciding === this.seat,
  );
  /** Whether a bot plays on in one's place. */
  readonly isAway = $derived(
    this.whole?.status === 'playing' && Boolean(this.whole.seats[this.seat ?? -1]?.stand_in),
  );
  readonly isOver = $derived(this.whole?.status === 'finished');
  /** Whose turn it is; a turn of ours stays ours until it is ended. */
  readonly playing = $derived.by<number | null>(() => {
    if (this.whole?.status !== 'playing') return null;
    return this.isMine ? this.seat : (this.view?.deciding_seat ?? this.whole.deciding ?? null);
  });
  readonly decision = $derived<Decision | null>(
    this.isMine ? (this.ownView?.decision ?? null) : null,
  );
  /** Whether what was done last waits for the connection: it is not lost, but nothing can follow. */
  readonly isStuck = $derived(this.isSaving && (this.isLate || !this.isOnline));
  /** All that may be done now; empty while the turn only waits to be ended. */
  readonly choices = $derived<Offered[]>(
    this.isMine && !this.draft.complete && !this.isStuck ? this.legal : [],
  );
  /** Whether a choice stands beside what is asked: what only some clans can do. */
  isSideAction({ verb }: Choice): boolean {
    const own = this.printed?.actions[verb];
    if (!own) return false;
    return own.any_time || (this.decision?.kind === 'turn' && !own.on_map);
  }
  /** Whether a choice is made on the map. */
  isOnMap({ verb }: Choice): boolean {
    return ON_MAP.has(verb) || Boolean(this.printed?.actions[verb]?.on_map);
  }

  /** The log up to the move that is shown. */
  readonly shownEntries = $derived.by(() => {
    const last = this.moves.view && this.moves.last;
    return last ? this.entries.filter((each) => each.seq <= last) : this.entries;
  });
  readonly chat = $derived(this.entries.filter((each) => each.kind === 'chat'));
  /** None while the log is still being loaded. */
  readonly unreadChat = $derived(Math.max(0, this.chat.length - this.readChat));
  readonly names = $derived(
    numbered(this.whole?.seats.map((seat) => (seat.bot ? bot(seat.bot) : nameOf(seat))) ?? []),
  );
  readonly market = $derived.by(() => {
    const side = this.view?.market_side;
    return this.printed && side ? this.printed[`market_${side}`] : null;
  });
  readonly narrator = $derived(
    this.printed && this.market
      ? new Narrator(this.names, this.printed, this.market.tracks, this.seat)
      : null,
  );

  // What the server tells.

  onHello(message: Message<'hello'>): void {
    this.moves.skip();
    if (message.entries) {
      const known = this.entries.at(-1)?.seq ?? 0;
      this.entries = [...this.entries, ...message.entries.filter((each) => each.seq > known)];
    } else {
      void this.readLog();
    }
    this.setWhole(message.table);
    this.moves.offer();
  }

  onUpdate(message: Message<'update'>): void {
    const known = this.whole?.seq ?? 0;
    if (message.seq <= known) return;
    if (message.after !== known || !this.whole) {
      this.live.catchUp();
      return;
    }
    const changed = message.version !== this.whole.version;
    const begins = this.whole.status === 'open' && message.table.status === 'playing';
    const before = this.ownView;
    this.entries = [...this.entries, ...message.entries];
    this.whole = { ...this.whole, ...message.table, seq: message.seq, version: message.version };
    if (changed) {
      this.places.turn = null;
      this.applyUpdate(message);
      this.moves.add(movesOf(message.entries, this.ownView), before);
    }
    // Where everybody sits, and how it ended, is told with the whole table only.
    if (begins || message.table.status === 'finished') void this.reload();
  }

  /** Our own turn changed, here or in another window. */
  onDraft(message: Message<'draft'>): void {
    if (message.version !== this.whole?.version) return;
    if (message.step) this.moves.skip();
    this.draftChanges += 1;
    this.draft = { codes: message.codes, step: message.step, complete: message.complete };
    this.ownView = sharing(this.ownView, message.view);
    this.setPosition(sharing(this.currentOutlook, message.preview), message.choices.map(offered));
  }

  onEffect({ code, effect, version, step }: Message<'effect'>): void {
    if (effect && version === this.whole?.version && step === this.draft.step) {
      this.effects = { ...this.effects, [code]: effect };
    }
    for (const answer of this.pendingEffects.get(code) ?? []) answer(effect);
    this.pendingEffects.delete(code);
  }

  onPresence(message: Message<'presence'>): void {
    this.people = message.people;
    this.spectators = message.spectators;
  }

  onQueue(message: Message<'queue'>): void {
    this.places[message.what] = message.place;
  }

  onConnection(isOnline: boolean): void {
    this.isOnline = isOnline;
    this.isLost = !isOnline;
  }

  onRefused(refusal: Refusal): void {
    this.refusal = refusal;
  }

  close(): void {
    this.live.close();
  }

  /** Take over a whole table. */
  private setWhole(whole: WholeTable): void {
    this.whole = whole;
    this.places.turn = whole.queue?.place ?? null;
    this.ownView = whole.view;
    const codes = whole.codes ?? [];
    this.draft = { codes, step: codes.length, complete: whole.complete ?? false };
    // With tries of our own in it, a view is no base for what others do.
    this.publicView = codes.length ? null : whole.view;
    this.publicPreview = codes.length ? null : (whole.preview ?? null);
    void this.loadContent();
    this.setPosition(whole.preview ?? null, (whole.choices ?? []).map(offered));
  }

  private applyUpdate(message: Message<'update'>): void {
    this.draft = EMPTY_DRAFT;
    if (message.view !== undefined) this.publicView = message.view;
    else if (this.publicView && message.patch) {
      const view = patched(this.publicView, message.patch);
      this.publicView = isView(view) ? view : null;
    }
    if (!this.publicView || !this.publicPreview) {
      void this.reload();
      return;
    }
    this.publicPreview = merged(this.publicPreview, message);
    const choices = (message.choices ?? []).map(offered);
    this.ownView = { ...this.publicView, seat: this.seat, legal: choices.map(({ code }) => code) };
    void this.loadContent();
    this.setPosition(this.publicPreview, choices);
  }

  /** Another position is the present one. */
  private setPosition(outlook: Preview | null, choices: Offered[]): void {
    this.currentOutlook = outlook;
    this.legal = choices;
    this.effects = {};
    for (const answers of this.pendingEffects.values()) for (const answer of answers) answer(null);
    this.pendingEffects.clear();
    if (this.moment === null && !this.moves.view) this.outlook = outlook;
  }

  /** Ask for the table again. */
  async reload(): Promise<void> {
    try {
      const changes = this.draftChanges;
      const whole = await api.get(`/tables/${this.id}`, { preview: true });
      if (whole.seq < (this.whole?.seq ?? 0)) return;
      // Our turn went on meanwhile, and the answer may be older than that.
      if (changes === this.draftChanges) this.setWhole(whole);
      else await this.reload();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  private async readLog(): Promise<void> {
    let more = true;
    while (more) {
      const after = this.entries.at(-1)?.seq ?? 0;
      const page = await api.get(`/tables/${this.id}/entries`, { after });
      const known = this.entries.at(-1)?.seq ?? 0;
      this.entries = [...this.entries, ...page.entries.filter((each) => each.seq > known)];
      more = page.more && page.entries.length > 0;
    }
    this.moves.offer();
  }

  /** Load what is printed: the content pack, and the map once it is known. */
  private async loadContent(): Promise<void> {
    const whole = this.whole;
    if (!whole) return;
    this.printed ??= await loadPrinted(whole.options.content);
    const view = whole.view ?? this.ownView;
    if (view) this.map ??= await loadMap(view.map, whole.players);
  }

  /** What an action would do; null: the game has moved on, or it is none of ours. */
  foresee(code: string): Promise<ActionEffect | null> {
    const known = this.effects[code];
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => {
      const waiting = this.pendingEffects.get(code);
      this.pendingEffects.set(code, [...(waiting ?? []), resolve]);
      if (!waiting) this.live.foresee(code);
    });
  }

  /** The moves have come to the present: so does what follows from it. */
  showCurrentOutlook(): void {
    if (this.currentOutlook && this.moment === null) this.outlook = this.currentOutlook;
  }

  /** Everything that was said has been read. */
  markChatRead(): void {
    this.readChat = this.chat.length;
    if (this.readChat) remember(this.readChatKey, this.readChat);
  }

  private get readChatKey(): string {
    return `caledonia-heard-${this.id}`;
  }

  // Doing.

  /** Take a decision, tentatively; nobody else sees it before the turn ends. */
  play(code: string, end = false): Promise<void> {
    this.moves.skip();
    return this.send('play', { codes: [code], ...this.expected(), end });
  }

  /** Take back the last decisions of the turn; without a number all of them. */
  takeBack(steps?: number): Promise<void> {
    return this.send('take-back', { ...this.expected(), ...(steps && { steps }) });
  }

  endTurn(): Promise<void> {
    return this.send('end', this.expected());
  }

  /** Send a command that is not about the present turn: chat, orders, undo, sitting down. */
  async send<K extends Command>(kind: K, body: CommandBody<K>): Promise<void> {
    this.isSaving = true;
    const late = setTimeout(() => (this.isLate = true), LATE_MS);
    try {
      await this.live.command(kind, body);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'stale') await this.reload();
      throw error;
    } finally {
      clearTimeout(late);
      this.isSaving = this.live.isSaving;
      this.isLate &&= this.isSaving;
    }
  }

  private expected() {
    return { version: this.whole?.version ?? 0, step: this.draft.step };
  }

  /** Why an action is not possible, or the nearest way to one of which only the beginning is given. */
  why(code: string): Promise<WhyNot> {
    return this.live.why?.(code) ?? api.get(`/tables/${this.id}/why-not`, { code });
  }

  // Looking back.

  /** Look at a past moment, or with null at the present; what plays by itself ends. */
  goTo(ply: number | null): Promise<void> {
    this.moves.stop();
    return this.showPly(ply);
  }

  /** The position after so many decisions, as it was. */
  positionAt(ply: number, outlook = false): Promise<PositionThen> {
    return api.get(`/tables/${this.id}/positions/${ply}`, { outlook });
  }

  async showPly(ply: number | null): Promise<void> {
    this.requestedPly = ply;
    if (ply === null || ply >= (this.whole?.ply ?? 0)) {
      this.moment = null;
      this.outlook = this.currentOutlook;
      return;
    }
    const position = await this.positionAt(ply, true);
    // If the person scrubbed on meanwhile, they want another moment by now.
    if (this.requestedPly !== ply) return;
    this.pastView = position.view;
    if (position.outlook) this.outlook = position.outlook;
    this.moment = ply;
  }
}

/** A preview with what an update changed. */
function merged(before: Preview, { preview = {}, own = {} }: Message<'update'>): Preview {
  const { seats, settlements, ...rest } = preview;
  return {
    ...before,
    ...rest,
    ...own,
    seats: before.seats.map((each, seat) => seats?.[seat] ?? each),
    settlements: before.settlements.map((each, seat) => settlements?.[seat] ?? each),
  };
}
