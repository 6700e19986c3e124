/** A table as it stands: what the server told, what is tried out, and what can be done. */

import { api, Refusal } from '../wire/api';
import type {
  Decision,
  LogEntry,
  MapData,
  Outlook,
  PositionThen,
  Printed,
  ServerMessage,
  View,
  WhyNot,
  WholeTable,
} from '../wire/generated';
import { Live, type Listener } from '../wire/live';
import { patched } from '../wire/patch';
import { nameOf, numbered } from '../words/people';
import { bot } from '../words/things';
import { Narrator } from '../words/events';
import { ON_MAP, parse, type Choice } from './codes';
import { Moves, movesOf } from './moves.svelte';
import { loadMap, loadPrinted } from './printed';
import { remember, remembered } from './settings.svelte';

type Of<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;

interface Draft {
  codes: string[];
  step: number;
  complete: boolean;
}

/** Milliseconds after which somebody wonders whether a press was noticed. */
const LATE = 1_000;
const NOTHING: Draft = { codes: [], step: 0, complete: false };

export class Table implements Listener {
  whole = $state.raw<WholeTable | null>(null);
  /** The log, oldest first. */
  entries = $state.raw<LogEntry[]>([]);
  /** The decisions of the present turn: tried out, seen by nobody else. */
  tries = $state.raw<Draft>(NOTHING);
  /** What follows from the position that is shown. */
  outlook = $state.raw<Outlook | null>(null);
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
  private heard = $state(0);

  /** What a spectator sees; null while only a view with our own tries is known. */
  private base: View | null = null;
  private own = $state.raw<View | null>(null);
  private then = $state.raw<View | null>(null);
  /** What follows from the present, while the moves before it are still being shown. */
  private outlookNow: Outlook | null = null;
  private legalNow: string[] = [];
  private readonly live: Live;
  private asked = '';
  /** How often our own turn has changed. */
  private drafts = 0;
  /** The moment that was asked for last. */
  private wanted: number | null = null;

  constructor(readonly id: string) {
    this.heard = remembered(this.hearing, 0);
    this.live = new Live(id, () => this.entries.at(-1)?.seq ?? 0, this);
  }

  // Looking.

  /** The game as it is shown: the moment looked at, the move that is played, or the present with
   * what is tried out. What may be done is always that of the present. */
  readonly view = $derived(this.moment === null ? (this.moves.view ?? this.own) : this.then);
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
  readonly decision = $derived<Decision | null>(this.isMine ? (this.own?.decision ?? null) : null);
  /** Whether what was done last waits for the connection: it is not lost, but nothing can follow. */
  readonly isStuck = $derived(this.isSaving && (this.isLate || !this.isOnline));
  /** All that may be done now; empty while the turn only waits to be ended. */
  readonly choices = $derived<Choice[]>(
    this.isMine && !this.tries.complete && !this.isStuck ? (this.own?.legal ?? []).map(parse) : [],
  );
  /** Whether a choice stands beside what is asked: what only some clans can do. */
  isBeside({ verb }: Choice): boolean {
    const own = this.printed?.actions[verb];
    if (!own) return false;
    return own.any_time || (this.decision?.kind === 'turn' && !ON_MAP.has(verb));
  }

  /** The log up to the move that is shown. */
  readonly shownEntries = $derived.by(() => {
    const last = this.moves.view && this.moves.last;
    return last ? this.entries.filter((each) => each.seq <= last) : this.entries;
  });
  readonly said = $derived(this.entries.filter((each) => each.kind === 'chat'));
  /** None while the log is still being loaded. */
  readonly unheard = $derived(Math.max(0, this.said.length - this.heard));
  readonly names = $derived(
    numbered(this.whole?.seats.map((seat) => (seat.bot ? bot(seat.bot) : nameOf(seat))) ?? []),
  );
  readonly market = $derived.by(() => {
    if (!this.printed || !this.whole) return null;
    return this.whole.players <= 2 ? this.printed.market_small : this.printed.market_large;
  });
  readonly narrator = $derived(
    this.printed && this.market
      ? new Narrator(this.names, this.printed, this.market.tracks, this.seat)
      : null,
  );

  // What the server tells.

  hello(message: Of<'hello'>): void {
    this.moves.skip();
    if (message.entries) {
      const known = this.entries.at(-1)?.seq ?? 0;
      this.entries = [...this.entries, ...message.entries.filter((each) => each.seq > known)];
    } else {
      void this.readLog();
    }
    this.take(message.table);
    this.moves.offer();
  }

  update(message: Of<'update'>): void {
    const known = this.whole?.seq ?? 0;
    if (message.seq <= known) return;
    if (message.after !== known || !this.whole) {
      this.live.catchUp();
      return;
    }
    const changed = message.version !== this.whole.version;
    const begins = this.whole.status === 'open' && message.table.status === 'playing';
    const before = this.own;
    this.entries = [...this.entries, ...message.entries];
    this.whole = { ...this.whole, ...message.table, seq: message.seq, version: message.version };
    if (changed) {
      this.places.turn = null;
      this.change(message);
      this.moves.arrive(movesOf(message.entries, this.own), before);
    }
    // Where everybody sits, and how it ended, is told with the whole table only.
    if (begins || message.table.status === 'finished') void this.open();
  }

  /** Our own turn changed, here or in another window. */
  draft(message: Of<'draft'>): void {
    if (message.version !== this.whole?.version) return;
    if (message.step) this.moves.skip();
    this.drafts += 1;
    this.tries = { codes: message.codes, step: message.step, complete: message.complete };
    this.own = message.view;
    this.look();
  }

  presence(message: Of<'presence'>): void {
    this.people = message.people;
    this.spectators = message.spectators;
  }

  queue(message: Of<'queue'>): void {
    this.places[message.what] = message.place;
  }

  online(isOnline: boolean): void {
    this.isOnline = isOnline;
    this.isLost = !isOnline;
  }

  refused(refusal: Refusal): void {
    this.refusal = refusal;
  }

  close(): void {
    this.live.close();
  }

  /** Take over a whole table. */
  private take(whole: WholeTable): void {
    this.whole = whole;
    this.places.turn = whole.queue?.place ?? null;
    this.own = whole.view;
    const codes = whole.codes ?? [];
    this.tries = { codes, step: codes.length, complete: whole.complete ?? false };
    // With tries of our own in it, a view is no base for what others do.
    this.base = codes.length ? null : whole.view;
    this.legalNow = whole.view?.legal ?? [];
    void this.print();
    this.look();
  }

  private change(message: Of<'update'>): void {
    this.tries = NOTHING;
    this.legalNow = message.legal ?? [];
    if (message.view !== undefined) this.base = message.view;
    else if (this.base && message.patch) this.base = patched(this.base, message.patch);
    else {
      void this.open();
      return;
    }
    this.own = this.base && { ...this.base, seat: this.seat, legal: this.legalNow };
    void this.print();
    this.look();
  }

  /** Ask for the table anew. */
  async open(): Promise<void> {
    try {
      const drafts = this.drafts;
      const whole = await api.get<WholeTable>(`/tables/${this.id}`);
      if (whole.seq < (this.whole?.seq ?? 0)) return;
      // Our turn went on meanwhile, and the answer may be older than that.
      if (drafts === this.drafts) this.take(whole);
      else await this.open();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  private async readLog(): Promise<void> {
    let more = true;
    while (more) {
      const after = this.entries.at(-1)?.seq ?? 0;
      const page = await api.get<{ entries: LogEntry[]; more: boolean }>(
        `/tables/${this.id}/entries`,
        { after },
      );
      const known = this.entries.at(-1)?.seq ?? 0;
      this.entries = [...this.entries, ...page.entries.filter((each) => each.seq > known)];
      more = page.more && page.entries.length > 0;
    }
    this.moves.offer();
  }

  /** Load what is printed: the content pack, and the map once it is known. */
  private async print(): Promise<void> {
    const whole = this.whole;
    if (!whole) return;
    this.printed ??= await loadPrinted(whole.options.content);
    const view = whole.view ?? this.own;
    if (view) this.map ??= await loadMap(view.map, whole.players);
  }

  /** Ask what follows from the position as it stands, unless we have. */
  private look(): void {
    const whole = this.whole;
    if (!whole || !this.own) return;
    const wanted = `${whole.version}/${this.tries.step}/${this.tries.codes.join(',')}`;
    if (wanted === this.asked) return;
    this.asked = wanted;
    void api.get<Outlook>(`/tables/${this.id}/outlook`).then(
      (outlook) => {
        if (this.asked !== wanted || this.moment !== null) return;
        this.outlookNow = outlook;
        if (!this.moves.view) this.outlook = outlook;
      },
      () => {
        if (this.asked === wanted) this.asked = '';
      },
    );
  }

  /** The moves have come to the present: so does what follows from it. */
  caughtUp(): void {
    if (this.outlookNow && this.moment === null) this.outlook = this.outlookNow;
  }

  /** Everything that was said has been read. */
  hear(): void {
    this.heard = this.said.length;
    if (this.heard) remember(this.hearing, this.heard);
  }

  private get hearing(): string {
    return `caledonia-heard-${this.id}`;
  }

  // Doing.

  /** Take a decision, tentatively; nobody else sees it before the turn ends. */
  play(code: string, end = false): Promise<void> {
    this.moves.skip();
    return this.send('play', { codes: [code], ...this.standing(), end });
  }

  /** Take back the last decisions of the turn; without a number all of them. */
  takeBack(steps?: number): Promise<void> {
    return this.send('take-back', { ...this.standing(), ...(steps && { steps }) });
  }

  endTurn(): Promise<void> {
    return this.send('end', this.standing());
  }

  /** Send a command that is not about the present turn: chat, orders, undo, sitting down. */
  async send(kind: string, body: object): Promise<void> {
    this.isSaving = true;
    const late = setTimeout(() => (this.isLate = true), LATE);
    try {
      await this.live.command(kind, body);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'stale') await this.open();
      throw error;
    } finally {
      clearTimeout(late);
      this.isSaving = this.live.isSaving;
      this.isLate &&= this.isSaving;
    }
  }

  private standing() {
    return { version: this.whole?.version ?? 0, step: this.tries.step };
  }

  /** Why an action is not possible, or the nearest way to one of which only the beginning is given. */
  why(code: string): Promise<WhyNot> {
    return api.get<WhyNot>(`/tables/${this.id}/why-not`, { code });
  }

  // Looking back.

  /** Look at a past moment, or with null at the present; what plays by itself ends. */
  goTo(ply: number | null): Promise<void> {
    this.moves.stop();
    return this.lookAt(ply);
  }

  /** The position after so many decisions, as it was. */
  positionAt(ply: number, outlook = false): Promise<PositionThen> {
    return api.get<PositionThen>(`/tables/${this.id}/positions/${ply}`, { outlook });
  }

  async lookAt(ply: number | null): Promise<void> {
    this.wanted = ply;
    if (ply === null || ply >= (this.whole?.ply ?? 0)) {
      this.moment = null;
      this.asked = '';
      this.look();
      return;
    }
    const found = await this.positionAt(ply, true);
    // Whoever scrubs on meanwhile wants another moment by now.
    if (this.wanted !== ply) return;
    this.then = found.view;
    if (found.outlook) this.outlook = found.outlook;
    this.moment = ply;
  }
}
