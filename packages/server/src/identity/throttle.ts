import { msBetween } from '@vitalane/time';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { signInThrottle } from '../db/schema.ts';
import { ApiError } from '../errors/apiError.ts';
import { networkOf } from '../http/networks.ts';

/**
 * Number of consecutive failures without a delay:
 * - `account`: an account from one network, or a secret of a signed-in account.
 * - `everywhere`: an account from all networks, so that failures of one network do not lock the owner out.
 * - `source`: a network, which may be a household or a clinic.
 * - `site`: the site of an IPv6 network.
 */
const freeFailures = { account: 5, everywhere: 50, source: 20, site: 100 };
const firstDelayS = 30;
const longestDelayS = 15 * 60;

/** Age after which failures no longer count. */
const failureLifetimeS = 60 * 60;

/** Returns a keyed hash of an account and the network of an address. */
export function accountNetwork(email: string, source: string, pseudonym: (text: string) => string): string {
  return pseudonym(`account:${email}:${networkOf(source, 64)}`);
}

/** Returns the subjects that count sign-in attempts at an account: from one network, and from everywhere. */
export function accountSubjects(
  email: string,
  source: string,
  pseudonym: (text: string) => string,
): readonly ThrottleSubject[] {
  return [
    { kind: 'account', key: accountNetwork(email, source, pseudonym) },
    { kind: 'everywhere', key: pseudonym(`account:${email}`) },
  ];
}

/** Returns the subjects that count attempts from an address: its network, and the site of an IPv6 address. */
export function sourceSubjects(
  address: string,
  pseudonym: (text: string) => string,
): readonly ThrottleSubject[] {
  const [network, site] = [networkOf(address, 64), networkOf(address, 48)];
  const source = { kind: 'source', key: pseudonym(`source:${network}`) } as const;
  return site === network ? [source] : [source, { kind: 'site', key: pseudonym(`site:${site}`) }];
}

/** A counter of failed sign-ins. `key` is a keyed hash: the table contains no addresses. */
export interface ThrottleSubject {
  kind: keyof typeof freeFailures;
  key: string;
}

/**
 * Counts an attempt for several subjects before it is made, all or none. One query finds blocked subjects, so
 * that blocked attempts cost no write. One transaction counts the others, with a single sync to disk.
 */
export async function countTries(
  db: Database,
  subjects: readonly ThrottleSubject[],
  now: Date,
): Promise<void> {
  const keys = subjects.map(({ key }) => key);
  const [blocked] = await db
    .select({ blockedUntil: signInThrottle.blockedUntil })
    .from(signInThrottle)
    .where(and(inArray(signInThrottle.key, keys), gt(signInThrottle.blockedUntil, now)))
    .orderBy(desc(signInThrottle.blockedUntil))
    .limit(1);
  if (blocked) throw refusalUntil(blocked.blockedUntil, now);
  // A fixed order prevents deadlocks between transactions.
  const inOrder = subjects.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  await db.transaction(async (tx) => {
    for (const subject of inOrder) await countTry(tx, subject, now);
  });
}

/**
 * Counts an attempt before it is made, so that parallel attempts cannot exceed the limit. Throws while the
 * subject is blocked. Further attempts do not extend the block.
 */
export async function countTry(db: Database, { kind, key }: ThrottleSubject, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const forgotten = sql`${signInThrottle.lastFailureAt} < ${at} - ${failureLifetimeS} * interval '1 second'`;
  const failures = sql`case when ${forgotten} then 1 else ${signInThrottle.failures} + 1 end`;
  const delayS = sql`least(${longestDelayS}, ${firstDelayS} * power(2, least(20, ${failures} - ${freeFailures[kind]})))`;
  const blockedUntil = sql`case when ${failures} >= ${freeFailures[kind]} then ${at} + ${delayS} * interval '1 second' end`;
  const [counted] = await db
    .insert(signInThrottle)
    .values({ key, failures: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: signInThrottle.key,
      set: { failures, lastFailureAt: now, blockedUntil },
      setWhere: sql`${signInThrottle.blockedUntil} is null or ${signInThrottle.blockedUntil} <= ${at}`,
    })
    .returning({ failures: signInThrottle.failures });
  if (!counted) throw await refusal(db, key, now);
}

/** Removes the attempts that {@link countTry} counted, after a successful sign-in. */
export async function resetFailures(db: Database, subjects: readonly ThrottleSubject[]): Promise<void> {
  for (const { kind, key } of subjects) {
    // A source keeps its other failures: a person who tries many accounts may own one.
    const failures = isOfAccount(kind) ? sql`0` : sql`greatest(0, ${signInThrottle.failures} - 1)`;
    await db
      .update(signInThrottle)
      .set({ failures, blockedUntil: null })
      .where(and(eq(signInThrottle.key, key)));
  }
}

function isOfAccount(kind: ThrottleSubject['kind']): boolean {
  return kind === 'account' || kind === 'everywhere';
}

async function refusal(db: Database, key: string, now: Date): Promise<ApiError> {
  const [row] = await db
    .select({ blockedUntil: signInThrottle.blockedUntil })
    .from(signInThrottle)
    .where(eq(signInThrottle.key, key));
  return refusalUntil(row?.blockedUntil ?? null, now);
}

function refusalUntil(blockedUntil: Date | null, now: Date): ApiError {
  const remainingMs = msBetween(now, blockedUntil ?? now);
  return new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(remainingMs / 1000)) });
}
