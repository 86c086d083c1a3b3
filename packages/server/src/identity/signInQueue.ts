import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { secondMs } from '@vitalane/time';
import { networkOf } from '../http/networks.ts';
import { FairQueue } from './fairQueue.ts';

/**
 * Number of sign-ins that are checked concurrently. Each needs several queries, so without a limit they would
 * block other calls.
 */
export const signInsAtOnce = Math.max(2, availableParallelism());

/** Networks take turns; excess sign-ins are refused without a query. */
const queue = new FairQueue({ concurrency: signInsAtOnce, maxWaitingPerClient: 50, maxWaiting: 200 });

/** Upper limit of failed sign-ins per second that people's mistakes explain. */
const usualFailures = 20;
const failures = { second: 0, count: 0 };

/**
 * Runs a sign-in on the turn of its network. While more fail than people's mistakes explain, failures are
 * delayed by one to two seconds, which slows down automated attempts. Throws what the sign-in throws, and
 * `too_many_requests` when too many wait.
 */
export async function queueSignIn<T>(source: string, signIn: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(networkOf(source, 64), signIn);
  } catch (error) {
    // A random delay spreads the retries.
    if (countFailure() > usualFailures) await pause(secondMs * (1 + Math.random()));
    throw error;
  }
}

/** Counts a failure. Returns the number of failures in this second. */
function countFailure(): number {
  const second = Math.floor(performance.now() / secondMs);
  if (second !== failures.second) Object.assign(failures, { second, count: 0 });
  failures.count += 1;
  return failures.count;
}
