import { randomInt, timingSafeEqual } from 'node:crypto';
import type { CodeSent } from '@vitalane/contract';
import { addMs, minuteMs, msBetween } from '@vitalane/time';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oneTimeCode } from '../db/schema.ts';
import { ApiError } from '../errors/apiError.ts';
import { countMail } from '../mail/quota.ts';
import type { NricVault } from './nric.ts';

/** Purpose of a code. */
export type CodePurpose = (typeof oneTimeCode.$inferSelect)['purpose'];

/** Account and purpose of a code. */
export interface CodeKey {
  ownerId: string;
  purpose: CodePurpose;
}

const lifetimeMs = 10 * minuteMs;
const cooldownMs = 30_000;
const maxTries = 5;

/**
 * Returns the key of the mail quota for an address. Reset links have their own quota, because anyone can
 * request them, and must not block the codes of a sign-up.
 */
export function mailboxKey(
  pseudonym: NricVault['pseudonym'],
  email: string,
  kind: 'code' | 'reset_link',
): string {
  return pseudonym(`mailbox:${kind}:${email}`);
}

/**
 * Creates a code of six digits for an address and invalidates earlier codes. Throws `too_many_requests` within
 * 30 seconds of the last one, and after three mails within the hour.
 */
export async function issueCode(
  db: Database,
  {
    pseudonym,
    now,
    email,
    ...key
  }: CodeKey & { pseudonym: NricVault['pseudonym']; email: string; now: Date },
): Promise<{ code: string; sent: CodeSent }> {
  await requireCooldown(db, key, now);
  const waitSeconds = await countMail(db, mailboxKey(pseudonym, email, 'code'), now);
  if (waitSeconds !== null) throw new ApiError('too_many_requests', { retryAfterSeconds: waitSeconds });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = addMs(now, lifetimeMs);
  const values = { email, hash: hashOf(pseudonym, key, code), triesLeft: maxTries, sentAt: now, expiresAt };
  await db
    .insert(oneTimeCode)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [oneTimeCode.ownerId, oneTimeCode.purpose], set: values });
  const nextAllowedAt = addMs(now, cooldownMs);
  return { code, sent: { expiresAt: expiresAt.toISOString(), nextAllowedAt: nextAllowedAt.toISOString() } };
}

/**
 * Consumes a code and returns its address. Throws `wrong_code`, or `code_expired` after five wrong attempts,
 * after ten minutes and without a code. Not for use in a transaction: a refused attempt must stay counted.
 */
export async function redeemCode(
  db: Database,
  { pseudonym, now, code, ...key }: CodeKey & { pseudonym: NricVault['pseudonym']; code: string; now: Date },
): Promise<string> {
  const [tried] = await db
    .update(oneTimeCode)
    .set({ triesLeft: sql`${oneTimeCode.triesLeft} - 1` })
    .where(and(ofKey(key), gt(oneTimeCode.triesLeft, 0), gt(oneTimeCode.expiresAt, now)))
    .returning();
  if (!tried) throw new ApiError('code_expired');
  if (!equals(tried.hash, hashOf(pseudonym, key, code))) throw new ApiError('wrong_code');
  const used = await db
    .delete(oneTimeCode)
    .where(and(ofKey(key), eq(oneTimeCode.hash, tried.hash)))
    .returning({ email: oneTimeCode.email });
  // Only one of two concurrent calls may use the code.
  if (!used[0]) throw new ApiError('code_expired');
  return used[0].email;
}

/** Returns the address of the last code for a purpose; `undefined` without one. */
export async function findPendingEmail(db: Database, key: CodeKey): Promise<string | undefined> {
  const [row] = await db.select({ email: oneTimeCode.email }).from(oneTimeCode).where(ofKey(key));
  return row?.email;
}

/** Invalidates the codes of an account. */
export async function revokeCodes(db: Database, ownerId: string): Promise<void> {
  await db.delete(oneTimeCode).where(eq(oneTimeCode.ownerId, ownerId));
}

async function requireCooldown(db: Database, key: CodeKey, now: Date): Promise<void> {
  const [last] = await db.select({ sentAt: oneTimeCode.sentAt }).from(oneTimeCode).where(ofKey(key));
  const remainingMs = last ? cooldownMs - msBetween(last.sentAt, now) : 0;
  if (remainingMs > 0) {
    throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(remainingMs / 1000) });
  }
}

function ofKey({ ownerId, purpose }: CodeKey) {
  return and(eq(oneTimeCode.ownerId, ownerId), eq(oneTimeCode.purpose, purpose));
}

function hashOf(pseudonym: NricVault['pseudonym'], { ownerId, purpose }: CodeKey, code: string): string {
  return pseudonym(`code:${purpose}:${ownerId}:${code}`);
}

function equals(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
