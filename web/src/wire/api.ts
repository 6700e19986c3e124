/** Requests to the server. Every error is a `Refusal` with a message for people. */

import type { Problem, RuleReason } from './generated';
import type { Routes } from './routes';

type ProblemBody = Pick<Problem, 'message' | 'why' | 'figures' | 'reasons'> & { code: string };

export class Refusal extends Error {
  readonly code: string;
  readonly reasons: RuleReason[];
  readonly status: number;
  /** The server's whole answer: invalid fields, a table, when to retry. */
  readonly problem: Partial<Problem>;

  constructor(problem: ProblemBody, status = 0) {
    super(problem.message);
    this.code = problem.code;
    this.reasons = problem.reasons ?? [];
    this.status = status;
    this.problem = problem as Partial<Problem>;
  }
}

/** The code of a refusal caused by the network. */
export const OFFLINE = 'offline';

let reportReachable: (isThere: boolean) => void = () => undefined;

/** Call a listener after every request with whether the server was reachable. */
export function onAnswer(listener: (isThere: boolean) => void): void {
  reportReachable = listener;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** A path of `Routes` with anything in place of `{}`. */
type Filled<P extends string> = P extends `${infer First}{}${infer Rest}`
  ? `${First}${string}${Filled<Rest>}`
  : P;
/** All paths of a method. */
type Paths<M extends Method> = {
  [R in keyof Routes]: R extends `${M} ${infer P}` ? Filled<P> : never;
}[keyof Routes];
/** A part of a path in `Routes`; `{}` where it varies. */
type Part<P extends string> = Record<never, never> extends Record<P, unknown> ? '{}' : P;
type Path<P extends string> = P extends `${infer First}/${infer Rest}`
  ? `${Part<First>}/${Path<Rest>}`
  : Part<P>;
type Route<M extends Method, P extends string> = Routes[Extract<`${M} ${Path<P>}`, keyof Routes>];
type Answer<M extends Method, P extends string> = Route<M, P>['answer'];
type Body<M extends Method, P extends string> = Route<M, P>['body'];
type Figure = string | number | boolean | null | undefined;
type Query<P extends string> = Partial<Record<Route<'GET', P>['query'], Figure | string[]>>;

export const api = {
  get: <P extends Paths<'GET'>>(path: P, query?: Query<P>) =>
    ask<Answer<'GET', P>>('GET', path + search(query)),
  post: <P extends Paths<'POST'>>(path: P, body?: Body<'POST', P>) =>
    ask<Answer<'POST', P>>('POST', path, body ?? {}),
  patch: <P extends Paths<'PATCH'>>(path: P, body: Body<'PATCH', P>) =>
    ask<Answer<'PATCH', P>>('PATCH', path, body),
  remove: <P extends Paths<'DELETE'>>(path: P, body?: Body<'DELETE', P>) =>
    ask<Answer<'DELETE', P>>('DELETE', path, body),
  /** A file as text, such as a record. */
  text: async (path: string) => (await send('GET', path)).text(),
};

function search(query: Record<string, Figure | string[]> = {}): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => [key, each] as const),
  );
  const said = given.filter(([, value]) => value !== undefined && value !== null && value !== '');
  if (!said.length) return '';
  return `?${new URLSearchParams(said.map(([key, value]) => [key, String(value)]))}`;
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
    reportReachable(true);
  } catch {
    reportReachable(false);
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
