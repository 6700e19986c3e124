/** The connection of a puzzle's table: decisions are tried out and nothing is stored. */

import { api, Refusal } from '../wire/api';
import type { PuzzleTask, PuzzleVerdict, WhyNot } from '../wire/generated';
import type { Command, CommandBody, TableConnection, Listener } from '../wire/live';

/** What the commands do; a puzzle has no others. */
type Handlers = { [C in Command]?: (body: CommandBody<C>) => Promise<void> };

export class PuzzleConnection implements TableConnection {
  private codes: string[] = [];
  private inFlight = 0;

  constructor(
    private readonly task: PuzzleTask,
    private readonly listener: Listener,
    /** Called with the verdict on the turn. */
    private readonly onVerdict: (verdict: PuzzleVerdict) => void,
  ) {}

  get isSaving(): boolean {
    return this.inFlight > 0;
  }

  /** Set up the position. */
  begin(): void {
    this.codes = [];
    const table = this.task.table;
    this.listener.onHello({ type: 'hello', protocol: 1, seq: table.seq, table, entries: [] });
    this.listener.onConnection(true);
  }

  private readonly handlers: Handlers = {
    play: async ({ codes, end }) => {
      await this.show([...this.codes, ...codes]);
      if (end) await this.answer();
    },
    'take-back': ({ steps }) => this.show(this.codes.slice(0, steps ? -steps : 0)),
    end: () => this.answer(),
  };

  async command<C extends Command>(kind: C, body: CommandBody<C>): Promise<void> {
    const handle = this.handlers[kind];
    if (!handle) throw new Refusal({ code: 'not_allowed', message: '', why: 'no_seat' });
    this.inFlight += 1;
    try {
      await handle(body);
    } finally {
      this.inFlight -= 1;
    }
  }

  /** Show the position after some decisions. */
  async show(codes: string[]): Promise<void> {
    const draft = await api.post(`/puzzles/${this.task.id}/try`, { codes });
    this.codes = draft.codes;
    this.listener.onDraft(draft);
  }

  private async answer(): Promise<void> {
    this.onVerdict(await api.post(`/puzzles/${this.task.id}/answer`, { codes: this.codes }));
  }

  foresee(code: string): void {
    api
      .post(`/puzzles/${this.task.id}/effect`, { codes: this.codes, code })
      .then((message) => this.listener.onEffect(message))
      .catch((error: unknown) => {
        // No effect is shown; the next press asks again.
        if (!(error instanceof Refusal)) throw error;
      });
  }

  why(code: string): Promise<WhyNot> {
    return api.post(`/puzzles/${this.task.id}/why-not`, { codes: this.codes, code });
  }

  catchUp(): void {
    this.begin();
  }

  close(): void {
    this.inFlight = 0;
  }
}
