import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@vitalane/contract';
import { addMs, dayMs, hourMs, msBetween } from '@vitalane/time';
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  Param,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../authorisation/caller.ts';
import { ownedBy } from '../authorisation/ownership.ts';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { account, refreshToken, secondFactor, session } from '../db/schema.ts';

/** Idle and absolute lifetime of a session. */
const lifetimesMs: Record<Role, { idle: number; absolute: number }> = {
  ROLE_USER: { idle: 7 * dayMs, absolute: 30 * dayMs },
  ROLE_DOCTOR: { idle: hourMs, absolute: 12 * hourMs },
  ROLE_ADMIN: { idle: hourMs, absolute: 12 * hourMs },
};

/**
 * Time within which a second use of a refresh token is not treated as theft, because two tabs may refresh
 * concurrently.
 */
const graceMs = 10_000;

/** A session and the refresh token to continue it with. */
export interface SessionGrant {
  sessionId: string;
  refreshToken: string;
}

/** Result of using a refresh token. `reused` has ended the session. */
export type Rotation =
  | ({ outcome: 'rotated' } & SessionGrant)
  | { outcome: 'superseded' | 'reused' | 'ended' };

/** Properties of a new session. */
export interface SessionStart {
  accountId: string;
  role: Role;
  /** Browser and system as text. */
  device: string;
  now: Date;
  /** When the code of the authenticator app was given in an earlier session. */
  secondFactorAt?: Date | null;
  /** Hash of the account and its network, from `accountNetwork`. */
  network?: string | null;
}

/** Creates a session for an account. */
export async function startSession(
  db: Database,
  { accountId, role, device, now, secondFactorAt = null, network = null }: SessionStart,
): Promise<SessionGrant> {
  const sessionId = randomUUID();
  const { idle, absolute } = lifetimesMs[role];
  await db.insert(session).values({
    id: sessionId,
    ownerId: accountId,
    device,
    createdAt: now,
    lastSeenAt: now,
    idleUntil: later(now, idle),
    expiresAt: later(now, absolute),
    secondFactorAt,
    network,
  });
  return { sessionId, refreshToken: await issueRefreshToken(db, sessionId) };
}

/** Returns whether the account has signed in from a network, given as its `accountNetwork`. */
export async function hasSignedInFrom(db: Database, network: string): Promise<boolean> {
  const known = await db
    .select({ id: session.id })
    .from(session)
    .where(eq(session.network, network))
    .limit(1);
  return known.length > 0;
}

/** Exchanges a refresh token once; exactly one of many concurrent calls succeeds. */
export async function rotate(db: Database, token: string, now: Date): Promise<Rotation> {
  const rotated = await db.transaction(async (tx) => {
    const [used] = await tx
      .update(refreshToken)
      .set({ usedAt: now })
      .where(
        and(
          eq(refreshToken.hash, sha256(token)),
          isNull(refreshToken.usedAt),
          inArray(refreshToken.sessionId, tx.select({ id: session.id }).from(session).where(isLive(now))),
        ),
      )
      .returning();
    return used && (await continueSession(tx, used.sessionId, now));
  });
  return rotated ? { outcome: 'rotated', ...rotated } : await explainRefusal(db, token, now);
}

async function continueSession(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<SessionGrant | undefined> {
  const caller = await findCaller(db, sessionId, now);
  if (!caller) return undefined;
  await db
    .update(session)
    .set({ lastSeenAt: now, idleUntil: later(now, lifetimesMs[caller.role].idle) })
    .where(eq(session.id, sessionId));
  return { sessionId, refreshToken: await issueRefreshToken(db, sessionId) };
}

async function explainRefusal(db: Database, token: string, now: Date): Promise<Rotation> {
  const [found] = await db
    .select({ sessionId: session.id, usedAt: refreshToken.usedAt })
    .from(refreshToken)
    .innerJoin(session, eq(session.id, refreshToken.sessionId))
    .where(and(eq(refreshToken.hash, sha256(token)), isLive(now)));
  if (!found?.usedAt) return { outcome: 'ended' };
  if (msBetween(found.usedAt, now) <= graceMs) return { outcome: 'superseded' };
  await endSession(db, found.sessionId, now);
  return { outcome: 'reused' };
}

/** Stores that a session has given a code of the authenticator app. */
export async function recordSecondFactor(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(session).set({ secondFactorAt: now }).where(eq(session.id, sessionId));
}

/** Ends a session and invalidates its tokens immediately. */
export async function endSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.id, sessionId), isNull(session.endedAt)));
}

/** Ends every session of an account, except the given one. */
export async function endSessionsOf(
  db: Database,
  accountId: string,
  { now, except }: { now: Date; except?: string },
): Promise<void> {
  const others = except === undefined ? undefined : ne(session.id, except);
  await db
    .update(session)
    .set({ endedAt: now })
    .where(and(ownedBy(session, { accountId }), isNull(session.endedAt), others));
}

/** Returns the caller's open sessions, newest first. */
export async function listOpenSessions(
  db: Database,
  caller: Pick<Caller, 'accountId'>,
  now: Date,
): Promise<(typeof session.$inferSelect)[]> {
  return await db
    .select()
    .from(session)
    .where(and(ownedBy(session, caller), isLive(now)))
    .orderBy(desc(session.createdAt), desc(session.id));
}

/** Ends one of the caller's open sessions. Returns whether it existed. */
export async function endOwnSession(
  db: Database,
  caller: Pick<Caller, 'accountId'>,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<boolean> {
  const ended = await db
    .update(session)
    .set({ endedAt: now })
    .where(and(ownedBy(session, caller), eq(session.id, sessionId), isLive(now)))
    .returning({ id: session.id });
  return ended.length > 0;
}

/** Returns when the caller signed in. */
export async function signedInAt(
  db: Database,
  { sessionId }: Pick<Caller, 'sessionId'>,
): Promise<Date | undefined> {
  const [row] = await db.select({ at: session.createdAt }).from(session).where(eq(session.id, sessionId));
  return row?.at;
}

/** Returns the caller of a session; `undefined` when it has ended. */
export async function findCaller(db: Database, sessionId: string, now: Date): Promise<Caller | undefined> {
  const [caller] = await callerStatement(db).execute({ sessionId, now });
  return caller;
}

/** Runs for every request. */
const callerStatement = prepared((db) =>
  selectCallers(db)
    .where(and(eq(session.id, sql.placeholder('sessionId')), isLive(sql.placeholder('now'))))
    .prepare('find_caller'),
);

/**
 * Returns the given sessions that have ended, or whose account is inactive or has another role. It runs for
 * thousands of sessions every few seconds, so unchanged sessions are not in the result.
 */
export async function findChangedSessions(
  db: Database,
  known: readonly Pick<Caller, 'sessionId' | 'role'>[],
  now: Date,
): Promise<Set<string>> {
  const ids = sql.param(known.map(({ sessionId }) => sessionId));
  const roles = sql.param(known.map(({ role }) => role));
  const given = sql`unnest(${ids}::uuid[], ${roles}::text[]) as given(id, role)`;
  const unchanged = db
    .select({ id: session.id })
    .from(session)
    .innerJoin(account, eq(account.id, session.ownerId))
    .where(
      and(
        sql`${session.id} = given.id`,
        sql`${account.role} = given.role`,
        eq(account.isActive, true),
        isLive(now),
      ),
    );
  const changed = await db.select({ id: sql<string>`given.id` }).from(given).where(notExists(unchanged));
  return new Set(changed.map(({ id }) => id));
}

function selectCallers(db: Database) {
  return db
    .select({
      accountId: account.id,
      sessionId: session.id,
      device: session.device,
      role: account.role,
      isActive: account.isActive,
      isEmailVerified: account.isEmailVerified,
      hasSecondFactor: sql<boolean>`${isNotNull(secondFactor.confirmedAt)}`,
      dateOfBirth: account.dateOfBirth,
      isSecondFactorGiven: sql<boolean>`${isNotNull(session.secondFactorAt)}`,
      fullName: account.fullName,
      timeZone: account.timeZone,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.ownerId))
    .leftJoin(secondFactor, eq(secondFactor.ownerId, session.ownerId));
}

function isLive(now: Date | Placeholder): SQL | undefined {
  const at = (column: PgColumn) => new Param(now, column);
  return and(
    isNull(session.endedAt),
    gt(session.idleUntil, at(session.idleUntil)),
    gt(session.expiresAt, at(session.expiresAt)),
  );
}

async function issueRefreshToken(db: Database, sessionId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(refreshToken).values({ hash: sha256(token), sessionId });
  return token;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function later(now: Date, ms: number): Date {
  return addMs(now, ms);
}
