import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../src/wire/api';
import { Live, type Listener } from '../src/wire/live';

/** A socket whose other end is the test. */
class Fake {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static made: Fake[] = [];
  readyState = Fake.CONNECTING;
  binaryType = '';
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Fake.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hello(): void {
    this.readyState = Fake.OPEN;
    this.receive({ type: 'hello', seq: 7, entries: [] });
  }

  get commands() {
    return this.sent.filter((each) => each['type'] === 'command');
  }
}

function fakeListener(): Listener {
  const names = [
    'onHello',
    'onUpdate',
    'onDraft',
    'onPresence',
    'onQueue',
    'onConnection',
    'onRefused',
  ];
  return Object.fromEntries(names.map((name) => [name, vi.fn()])) as unknown as Listener;
}

describe('the socket of a table', () => {
  let live: Live;
  let listener: Listener;

  beforeEach(() => {
    vi.useFakeTimers();
    Fake.made = [];
    vi.stubGlobal('WebSocket', Fake);
    vi.stubGlobal('location', { protocol: 'https:', host: 'play.example' });
    vi.stubGlobal('document', {
      addEventListener() {},
      removeEventListener() {},
      visibilityState: 'visible',
    });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    listener = fakeListener();
    live = new Live('T', () => 7, listener);
  });

  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks for what comes after the last entry it knows', () => {
    expect(Fake.made[0]?.address).toBe('wss://play.example/api/tables/T/live?after=7');
  });

  it('comes back and sends again what was not answered, by the same key', async () => {
    Fake.made[0]!.hello();
    const done = live.command('play', { codes: ['hire'], version: 7 });
    const [first] = Fake.made[0]!.commands;
    Fake.made[0]!.close();
    expect(listener.onConnection).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(1000);
    const again = Fake.made[1]!;
    again.hello();
    expect(again.commands).toEqual([first]);
    again.receive({ type: 'answer', id: first!['id'], answer: { seq: 8 } });
    await expect(done).resolves.toEqual({ seq: 8 });
    expect(live.isSaving).toBe(false);
  });

  it('waits longer and longer while nobody answers', () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      Fake.made.at(-1)!.close();
      vi.advanceTimersByTime(20_000);
    }
    expect(Fake.made).toHaveLength(5);
    Fake.made.at(-1)!.close();
    vi.advanceTimersByTime(1500);
    expect(Fake.made).toHaveLength(5);
  });

  it('tells a refusal to whoever asked', async () => {
    Fake.made[0]!.hello();
    const done = live.command('end', { version: 7, step: 0 });
    const [sent] = Fake.made[0]!.commands;
    Fake.made[0]!.receive({
      type: 'problem',
      id: sent!['id'],
      problem: { code: 'conflict', message: 'something is still to decide' },
    });
    await expect(done).rejects.toMatchObject({ code: 'conflict' });
    await expect(done).rejects.toBeInstanceOf(Refusal);
  });

  it('does not come back where it may not look', () => {
    Fake.made[0]!.close(4401);
    vi.advanceTimersByTime(60_000);
    expect(listener.onRefused).toHaveBeenCalledOnce();
    expect(Fake.made).toHaveLength(1);
  });

  it('asks for what it missed', () => {
    Fake.made[0]!.hello();
    live.catchUp();
    expect(Fake.made[0]!.sent.at(-1)).toEqual({ type: 'have', seq: 7, resend: true });
  });

  it('asks for a sign of life when an answer is late, and gives up a dead connection', () => {
    const [socket] = Fake.made;
    socket!.hello();
    vi.advanceTimersByTime(1);
    live.command('play', { codes: ['hire'], version: 7 }).catch(() => undefined);
    vi.advanceTimersByTime(2_500);
    expect(socket!.sent.at(-1)).toEqual({ type: 'ping' });
    expect(listener.onConnection).toHaveBeenLastCalledWith(true);
    vi.advanceTimersByTime(2_500);
    expect(listener.onConnection).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(1_000);
    Fake.made[1]!.hello();
    expect(Fake.made[1]!.commands).toHaveLength(1);
  });

  it('keeps a connection that is alive, however long an answer takes', () => {
    const [socket] = Fake.made;
    socket!.hello();
    vi.advanceTimersByTime(1);
    live.command('play', { codes: ['hire'], version: 7 }).catch(() => undefined);
    vi.advanceTimersByTime(2_600);
    socket!.receive({ type: 'pong' });
    vi.advanceTimersByTime(2_500);
    expect(Fake.made).toHaveLength(1);
  });

  it('takes silence for a lost connection', () => {
    Fake.made[0]!.hello();
    vi.advanceTimersByTime(90_000);
    expect(listener.onConnection).toHaveBeenLastCalledWith(false);
  });
});
