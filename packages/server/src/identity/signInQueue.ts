import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { secondMs } from '@vitalane/time';
import { networkOf } from '../http/networks.ts';
import { FairQueue } from './fairQueue.ts';

/**
 * Sign-ins that are counted and checked at a time. Each asks the database several times, so that without a bound the calls
 * of everybody else would wait behind them.
 */
export const signInsAtOnce = Math.max(2, availableParallelism());

/** Networks take turns; whoever is one too many is refused before anything is asked. */
const queue = new FairQueue({ concurrency: signInsAtOnce, maxWaitingPerClient: 50, maxWaiting: 200 });

/** Sign-ins that fail within a second by people's mistakes, at the most. */
const usualFailures = 20;
const failures = { second: 0, count: 0 };

/**
 * Runs a sign-in when it is the turn of its network. While more fail than people's mistakes explain, a failure is answered
 * one to two seconds later: whoever tries without pause then asks no more often. Throws what the sign-in throws, and
 * `too_many_requests` when too many wait.
 */
export async function queueSignIn<T>(source: string, signIn: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(networkOf(source, 64), signIn);
  } catch (error) {
    // Not all at the same moment again.
    if (countFailure() > usualFailures) await pause(secondMs * (1 + Math.random()));
    throw error;
  }
}

/** Counts a failure, and returns how many there were in this second. */
function countFailure(): number {
  const second = Math.floor(performance.now() / secondMs);
  if (second !== failures.second) Object.assign(failures, { second, count: 0 });
  failures.count += 1;
  return failures.count;
}
