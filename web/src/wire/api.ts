/** Asking the server. Whatever it refuses is a `Refusal`, with a sentence for people. */

import type { Problem, RuleReason } from './generated';

type Told = Pick<Problem, 'message' | 'why' | 'figures' | 'reasons'> & { code: string };

export class Refusal extends Error {
  readonly code: string;
  readonly reasons: RuleReason[];
  readonly status: number;
  /** All that the server said: fields that are wrong, a table, when to come back. */
  readonly told: Partial<Problem>;

  constructor(problem: Told, status = 0) {
    super(problem.message);
    this.code = problem.code;
    this.reasons = problem.reasons ?? [];
    this.status = status;
    this.told = problem as Partial<Problem>;
  }
}

/** The code of a refusal that came from the network, not from the server. */
export const OFFLINE = 'offline';

let answered: (isThere: boolean) => void = () => undefined;

/** Call somebody after every question with whether the server was there. */
export function onAnswer(listener: (isThere: boolean) => void): void {
  answered = listener;
}

type Figures = Record<string, string | number | boolean | undefined>;

export const api = {
  get: <T>(path: string, query?: Figures) => ask<T>('GET', path + search(query)),
  post: <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body),
  patch: <T>(path: string, body: unknown) => ask<T>('PATCH', path, body),
  remove: <T>(path: string, body?: unknown) => ask<T>('DELETE', path, body),
  /** A file as text, such as a record. */
  text: async (path: string) => (await send('GET', path)).text(),
};

function search(query: Figures = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (!given.length) return '';
  return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    answered(true);
  } catch {
    answered(false);
    throw new Refusal({ code: OFFLINE, message: '' });
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    return new Refusal((await answer.json()) as Problem, answer.status);
  } catch {
    return new Refusal({ code: 'unavailable', message: answer.statusText }, answer.status);
  }
}
