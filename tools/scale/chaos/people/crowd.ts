import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../../../trust/figures.ts';
import { type Account, type Answer, call, signIn } from '../../../trust/people.ts';

/** People who do one thing all the time. */
export interface Crowd {
  /** Continues until the signal, and then until everything that was begun is answered. */
  live(over: AbortSignal): Promise<void>;
  /** Compares what was acknowledged with what the servers have, as figures of a part. */
  audit(part: string): Promise<Figure[]>;
}

/** Statuses after which a client tries again later. */
export const unanswered: readonly number[] = [429, 500, 502, 503, 504];

const [pauseMs, patienceMs] = [500, 60_000];

/** Makes a call; `undefined` when it is not answered. */
export async function tryCall(...parameters: Parameters<typeof call>): Promise<Answer | undefined> {
  const answer = await call(...parameters).catch(() => undefined);
  return answer && unanswered.includes(answer.status) ? undefined : answer;
}

/**
 * Tries until there is a result: what throws a `TypeError`, as a connection that ends does, and what resolves to
 * `undefined` is tried again.
 * @throws the last error when there is no result within a minute.
 */
export async function insist<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const result = await attempt().catch((error: unknown) => {
      if (!(error instanceof TypeError) || performance.now() > deadline) throw error;
    });
    if (result !== undefined) return result;
    if (performance.now() > deadline) throw new Error('No server answered');
    await wait(pauseMs);
  }
}

/** Signs in, at whichever of the servers answers. */
export function signInAnywhere(urls: readonly string[], account: Account): Promise<string> {
  let turn = 0;
  return insist(() => signIn(urls[turn++ % urls.length] ?? '', account).catch(() => undefined));
}
