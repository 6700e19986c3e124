/**
 * The socket of a table: it reconnects, catches up on what was missed, and resends unanswered
 * commands. A command runs once, whatever happens.
 */

import type { OrdersStanding, ServerMessage, Standing, WhyNot } from './generated';
import type { Commands } from './routes';
import { OFFLINE, Refusal } from './api';

export type Command = keyof Commands;
/** The body of a command; the id is its idempotency key. */
export type CommandBody<K extends Command> = Omit<Commands[K], 'key'>;
type Hello = Extract<ServerMessage, { type: 'hello' }>;
type Update = Extract<ServerMessage, { type: 'update' }>;
type Draft = Extract<ServerMessage, { type: 'draft' }>;
type Effect = Extract<ServerMessage, { type: 'effect' }>;
type Presence = Extract<ServerMessage, { type: 'presence' }>;
type Queue = Extract<ServerMessage, { type: 'queue' }>;

export interface Listener {
  onHello(message: Hello): void;
  onUpdate(message: Update): void;
  onDraft(message: Draft): void;
  /** The effect of an action that was requested. */
  onEffect(message: Effect): void;
  onPresence(message: Presence): void;
  /** A bot has entered or left the queue. */
  onQueue(message: Queue): void;
  /** The connection was established or lost. */
  onConnection(isOnline: boolean): void;
  /** The server denies access; no further messages follow. */
  onRefused(refusal: Refusal): void;
}

/** How a table receives messages and sends commands. */
export interface TableConnection {
  readonly isSaving: boolean;
  command<C extends Command>(kind: C, body: CommandBody<C>): Promise<unknown>;
  foresee(code: string): void;
  catchUp(): void;
  close(): void;
  /** Why an action is not possible; only where this is not asked of a table on the server. */
  why?(code: string): Promise<WhyNot>;
}

interface PendingCommand {
  message: string;
  resolve(answer: Standing | OrdersStanding): void;
  reject(refusal: Refusal): void;
}

const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 15_000;
/** After this long without any message the connection counts as lost. */
const SILENCE_MS = 45_000;
const PING_MS = 20_000;
/** Time from the first unconfirmed update to the message that confirms all of them. */
const ACK_DELAY_MS = 10_000;
/** After this long an answer may be lost; so may that to a ping. */
const ANSWER_TIMEOUT_MS = 2_500;
/** Close codes after which reconnecting is pointless. */
const FINAL_CODES = new Set([4400, 4401]);

export class Live implements TableConnection {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, PendingCommand>();
  private retryDelay = FIRST_RETRY_MS;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private ackTimer: ReturnType<typeof setTimeout> | undefined;
  private lastMessageAt = 0;
  private isClosed = false;

  constructor(
    private readonly table: string,
    /** The number of the last known log entry. */
    private readonly known: () => number,
    private readonly listener: Listener,
  ) {
    this.connect();
    this.pingTimer = setInterval(() => this.keepAlive(), PING_MS);
    addEventListener('online', this.reconnectNow);
    addEventListener('offline', this.probe);
    document.addEventListener('visibilitychange', this.reportVisibility);
  }

  /** Send a command; resolves once the server has stored the result. */
  command<K extends Command>(kind: K, body: CommandBody<K>): Promise<Standing | OrdersStanding> {
    const id = crypto.randomUUID();
    const message = JSON.stringify({ type: 'command', id, kind, body });
    return new Promise((resolve, reject) => {
      this.pending.set(id, { message, resolve, reject });
      setTimeout(() => this.pending.has(id) && this.probe(), ANSWER_TIMEOUT_MS);
      if (this.isOpen) this.socket?.send(message);
      else this.reconnectNow();
    });
  }

  /** Request the effect of an action. */
  foresee(code: string): void {
    if (this.isOpen) this.socket?.send(JSON.stringify({ type: 'foresee', code }));
  }

  /** Whether a command is unanswered. */
  get isSaving(): boolean {
    return this.pending.size > 0;
  }

  /** Request missed entries. */
  catchUp(): void {
    if (!this.isOpen) this.reconnectNow();
    else this.socket?.send(JSON.stringify({ type: 'have', seq: this.known(), resend: true }));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retryTimer);
    clearInterval(this.pingTimer);
    clearTimeout(this.ackTimer);
    removeEventListener('online', this.reconnectNow);
    removeEventListener('offline', this.probe);
    document.removeEventListener('visibilitychange', this.reportVisibility);
    this.socket?.close();
    for (const each of this.pending.values()) {
      each.reject(new Refusal({ code: OFFLINE, message: '' }));
    }
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${this.table}/live?after=${this.known()}`;
    const socket = new WebSocket(address);
    socket.binaryType = 'arraybuffer';
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<ArrayBuffer | string>) => this.receive(event.data);
    socket.onclose = (event) => this.onClose(socket, event.code);
  }

  private receive(data: ArrayBuffer | string): void {
    this.lastMessageAt = Date.now();
    const text = typeof data === 'string' ? data : new TextDecoder().decode(data);
    const message: ServerMessage = JSON.parse(text);
    switch (message.type) {
      case 'hello':
        this.retryDelay = FIRST_RETRY_MS;
        this.listener.onHello(message);
        this.listener.onConnection(true);
        this.reportVisibility();
        for (const each of this.pending.values()) this.socket?.send(each.message);
        break;
      case 'update':
        this.listener.onUpdate(message);
        this.ackTimer ??= setTimeout(() => this.acknowledge(), ACK_DELAY_MS);
        break;
      case 'draft':
        this.listener.onDraft(message);
        break;
      case 'effect':
        this.listener.onEffect(message);
        break;
      case 'presence':
        this.listener.onPresence(message);
        break;
      case 'queue':
        this.listener.onQueue(message);
        break;
      case 'answer':
        this.takePending(message.id)?.resolve(message.answer);
        break;
      case 'problem':
        if (message.id) this.takePending(message.id)?.reject(new Refusal(message.problem));
        break;
      case 'refused':
        this.isClosed = true;
        this.listener.onRefused(new Refusal(message));
        break;
      case 'pong':
        break;
    }
  }

  /** Confirm what was received; a new connection does so by itself. */
  private acknowledge(): void {
    this.ackTimer = undefined;
    if (this.isOpen) this.socket?.send(JSON.stringify({ type: 'have', seq: this.known() }));
  }

  private takePending(id: string): PendingCommand | undefined {
    const command = this.pending.get(id);
    this.pending.delete(id);
    return command;
  }

  private onClose(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.isClosed) return;
    if (FINAL_CODES.has(code)) {
      this.isClosed = true;
      this.listener.onRefused(new Refusal({ code: 'not_signed_in', message: '' }));
      return;
    }
    this.listener.onConnection(false);
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.connect(), this.retryDelay * (0.5 + Math.random() / 2));
    this.retryDelay = Math.min(this.retryDelay * 2, MAX_RETRY_MS);
  }

  /** Reconnect at once: the network is back, or a command is waiting. */
  private readonly reconnectNow = (): void => {
    if (this.isClosed || this.socket?.readyState === WebSocket.CONNECTING || this.isOpen) return;
    clearTimeout(this.retryTimer);
    this.connect();
  };

  /** Ping: a lost network closes no socket. */
  private readonly probe = (): void => {
    const socket = this.socket;
    if (!this.isOpen) return;
    const sentAt = Date.now();
    socket?.send(JSON.stringify({ type: 'ping' }));
    setTimeout(() => {
      if (socket === this.socket && this.lastMessageAt < sentAt) this.drop();
    }, ANSWER_TIMEOUT_MS);
  };

  /** Drop a dead connection without waiting for its closing handshake. */
  private drop(): void {
    const socket = this.socket;
    if (!socket || this.isClosed) return;
    this.onClose(socket, 0);
    this.socket = null;
    socket.close();
  }

  private keepAlive(): void {
    if (!this.isOpen) return;
    if (this.lastMessageAt && Date.now() - this.lastMessageAt > SILENCE_MS) {
      this.drop();
      return;
    }
    this.socket?.send(JSON.stringify({ type: 'ping' }));
    this.reportVisibility();
  }

  /** Report whether the table is in the foreground, where no notices are needed. */
  private readonly reportVisibility = (): void => {
    if (!this.isOpen) return;
    const foreground = document.visibilityState === 'visible';
    this.socket?.send(JSON.stringify({ type: 'look', foreground }));
  };
}
