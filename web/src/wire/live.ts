/**
 * The socket of a table: it comes back by itself after a lost connection, asks for what was missed,
 * and sends commands again that were not answered. A command is done once, whatever happens.
 */

import type { OrdersStanding, ServerMessage, Standing, WhyNot } from './generated';
import type { Commands } from './routes';
import { OFFLINE, Refusal } from './api';

export type Command = keyof Commands;
/** What a command takes; its id is its key. */
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
  /** What an action would do that was asked about. */
  onEffect(message: Effect): void;
  onPresence(message: Presence): void;
  /** A bot is queued to think, or no longer is. */
  onQueue(message: Queue): void;
  /** The connection came or went. */
  onConnection(isOnline: boolean): void;
  /** The server will not let us look; nothing more comes. */
  onRefused(refusal: Refusal): void;
}

/** What a table hears from, and what it sends its commands along. */
export interface TableConnection {
  readonly isSaving: boolean;
  command<C extends Command>(kind: C, body: CommandBody<C>): Promise<unknown>;
  foresee(code: string): void;
  catchUp(): void;
  close(): void;
  /** Why an action is not possible, where it is no table of the server that is asked. */
  why?(code: string): Promise<WhyNot>;
}

interface PendingCommand {
  message: string;
  resolve(answer: Standing | OrdersStanding): void;
  reject(refusal: Refusal): void;
}

const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 15_000;
/** Without a sign of life for so long, the connection is taken for lost. */
const SILENCE_MS = 45_000;
const PING_MS = 20_000;
/** Time from the first unconfirmed update to the message that confirms all that came until then. */
const ACK_DELAY_MS = 10_000;
/** An answer that takes longer than this may be lost; so may one to the question about that. */
const ANSWER_TIMEOUT_MS = 2_500;
/** Sockets are closed with these codes where coming back makes no sense. */
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
    /** The last entry of the log that is known. */
    private readonly known: () => number,
    private readonly listener: Listener,
  ) {
    this.connect();
    this.pingTimer = setInterval(() => this.keepAlive(), PING_MS);
    addEventListener('online', this.reconnectNow);
    addEventListener('offline', this.probe);
    document.addEventListener('visibilitychange', this.reportVisibility);
  }

  /** Send a command; resolves once the server has stored what it did. */
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

  /** Ask what an action would do. */
  foresee(code: string): void {
    if (this.isOpen) this.socket?.send(JSON.stringify({ type: 'foresee', code }));
  }

  /** Whether something that was sent has not been stored yet. */
  get isSaving(): boolean {
    return this.pending.size > 0;
  }

  /** Ask for what was missed. */
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

  /** Tell the server what came; the next connection says it by itself. */
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

  /** Come back at once: the network is there again, or somebody wants something. */
  private readonly reconnectNow = (): void => {
    if (this.isClosed || this.socket?.readyState === WebSocket.CONNECTING || this.isOpen) return;
    clearTimeout(this.retryTimer);
    this.connect();
  };

  /** Ask for a sign of life: a lost network closes no socket. */
  private readonly probe = (): void => {
    const socket = this.socket;
    if (!this.isOpen) return;
    const sentAt = Date.now();
    socket?.send(JSON.stringify({ type: 'ping' }));
    setTimeout(() => {
      if (socket === this.socket && this.lastMessageAt < sentAt) this.drop();
    }, ANSWER_TIMEOUT_MS);
  };

  /** Give up a connection that is dead, without waiting for its other end to agree. */
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

  /** Tell whether the table is in front of somebody: then no notices are needed. */
  private readonly reportVisibility = (): void => {
    if (!this.isOpen) return;
    const foreground = document.visibilityState === 'visible';
    this.socket?.send(JSON.stringify({ type: 'look', foreground }));
  };
}
