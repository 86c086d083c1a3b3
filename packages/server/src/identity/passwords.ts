import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from './fairQueue.ts';

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. The work runs on the thread pool, off the event loop. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for other calls, regardless of the number of sign-ins. */
const queue = new FairQueue({
  concurrency: Math.max(1, availableParallelism() - 1),
  maxWaitingPerClient: 50,
  maxWaiting: 200,
});

/**
 * Hashes a password with argon2id and a random salt. `client` is the network or account that the work counts
 * for. Throws `too_many_requests` when the queue is full.
 */
export function hashPassword(password: string, client = ''): Promise<string> {
  return queue.run(client, () => hash(password, parameters));
}

const dummyHash = hashPassword('the hash that unknown accounts are compared with');

/**
 * Returns whether the password matches. Takes the same time without an account, so that the duration does not
 * reveal accounts. Throws like {@link hashPassword}.
 */
export async function passwordMatches(
  passwordHash: string | null | undefined,
  { password, client }: { password: string; client: string },
): Promise<boolean> {
  const expected = passwordHash ?? (await dummyHash);
  const matches = await queue.run(client, () => verify(expected, password));
  return matches && typeof passwordHash === 'string';
}
