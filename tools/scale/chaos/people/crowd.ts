import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../../../trust/figures.ts';
import { type Account, type Answer, call, signIn, signUp } from '../../../trust/people.ts';

/** Simulated users who repeat one activity. */
export interface Crowd {
  /** Runs until the signal is aborted and every request has a response. */
  live(over: AbortSignal): Promise<void>;
  /** Compares the acknowledged requests with the data of the servers. Returns the figures of a part. */
  audit(part: string): Promise<Figure[]>;
}

/** Statuses after which a client retries. */
export const unanswered: readonly number[] = [429, 500, 502, 503, 504];

const [pauseMs, patienceMs] = [500, 60_000];

/** Sends a request. Returns `undefined` when it fails or has a status of {@link unanswered}. */
export async function tryCall(...parameters: Parameters<typeof call>): Promise<Answer | undefined> {
  const answer = await call(...parameters).catch(() => undefined);
  return answer && unanswered.includes(answer.status) ? undefined : answer;
}

/**
 * Retries until there is a result, after `undefined` and after a `TypeError`, which `fetch` throws for a closed connection.
 * @throws the last error when there is no result within a minute.
 */
export async function insist<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const result = await attempt().catch((error: unknown) => {
      if (!(error instanceof TypeError) || performance.now() > deadline) throw error;
    });
    if (result !== undefined) return result;
    if (performance.now() > deadline) throw new Error('No server responded');
    await wait(pauseMs);
  }
}

/** Signs in at the first server that responds. Returns the token. */
export function signInAnywhere(urls: readonly string[], account: Account): Promise<string> {
  let turn = 0;
  return insist(() => signIn(urls[turn++ % urls.length] ?? '', account).catch(() => undefined));
}

/** Signs an account up, again after a closed connection. */
export function createAccount(url: string, name: string): Promise<Account> {
  return insist(() => signUp(url, name));
}
