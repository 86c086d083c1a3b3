import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Caller } from '../authorisation/caller.ts';
import type { Database } from '../db/database.ts';
import { account } from '../db/schema.ts';
import { ApiError } from '../errors/apiError.ts';
import type { NricVault } from './nric.ts';
import { countTry } from './throttle.ts';

/** A claimed identity number. It is unproven until a doctor has seen the document. */
export interface IdentityClaim {
  type: 'NRIC' | 'FIN';
  code: string;
}

/** `disputed`: another account claims the same number. */
export type ClaimOutcome = 'held' | 'claimed' | 'disputed';

type Holder = Pick<
  typeof account.$inferSelect,
  'id' | 'documentEncrypted' | 'documentLookup' | 'documentConfirmedAt'
>;

/** Returns whether an account claims an identity number, in any spelling. */
export function claimsNumber({ id, documentEncrypted }: Holder, code: string, nric: NricVault): boolean {
  const held = nric.decrypt(documentEncrypted, id);
  return held !== null && nric.lookup(held) === nric.lookup(code);
}

/**
 * Counts a new claim against the limit of an account. Throws `too_many_requests` from the sixth within the
 * hour, and `email_unverified` for an account with an unconfirmed address. Not for use in a transaction: a
 * refused attempt stays counted.
 */
export async function countClaim(
  db: Database,
  { accountId, isEmailVerified }: Pick<Caller, 'accountId' | 'isEmailVerified'>,
  { claim, nric, now }: { claim: IdentityClaim; nric: NricVault; now: Date },
): Promise<void> {
  if (!isEmailVerified) throw new ApiError('email_unverified');
  if (claimsNumber(await getHolder(db, accountId), claim.code, nric)) return;
  await countTry(db, { kind: 'account', key: nric.pseudonym(`identity-claim:${accountId}`) }, now);
}

/**
 * Stores an identity number as the caller's claim. Several accounts may claim one number, so the response does
 * not reveal whether it is taken. Throws `identity_taken` when a doctor has confirmed another number of the
 * caller. Must run in a transaction.
 */
export async function claimIdentity(
  tx: Database,
  { accountId }: Pick<Caller, 'accountId'>,
  { claim, nric }: { claim: IdentityClaim; nric: NricVault },
): Promise<ClaimOutcome> {
  const lookup = nric.lookup(claim.code);
  await lockNumber(tx, lookup);
  const holder = await getHolder(tx, accountId);
  const isHeld = claimsNumber(holder, claim.code, nric);
  if (isHeld && holder.documentLookup !== null) return 'held';
  if (!isHeld && holder.documentConfirmedAt) throw new ApiError('identity_taken');
  await tx
    .update(account)
    .set({
      documentType: claim.type,
      documentEncrypted: nric.encrypt(claim.code, accountId),
      documentLookup: lookup,
    })
    .where(eq(account.id, accountId));
  return (await isClaimedByOthers(tx, { id: accountId, documentLookup: lookup })) ? 'disputed' : 'claimed';
}

/** Removes the caller's claim. A confirmed identity stays. */
export async function withdrawClaim(db: Database, { accountId }: Pick<Caller, 'accountId'>): Promise<void> {
  await db
    .update(account)
    .set({ documentType: null, documentEncrypted: null, documentLookup: null })
    .where(and(eq(account.id, accountId), isNull(account.documentConfirmedAt)));
}

/**
 * Stores or withdraws a doctor's confirmation of the identity document. A confirmed number finds this account
 * only. Throws `identity_taken` when the number is confirmed for another account. Must run in a transaction.
 */
export async function confirmIdentity(
  tx: Database,
  patientId: string,
  { confirmedAt, nric }: { confirmedAt: Date | null; nric: NricVault },
): Promise<void> {
  const { documentEncrypted } = await getHolder(tx, patientId);
  const code = nric.decrypt(documentEncrypted, patientId);
  if (code === null) return;
  const documentLookup = nric.lookup(code);
  await lockNumber(tx, documentLookup);
  const [other] = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.documentLookup, documentLookup),
        isNotNull(account.documentConfirmedAt),
        ne(account.id, patientId),
      ),
    );
  if (confirmedAt && other) throw new ApiError('identity_taken');
  await tx
    .update(account)
    .set({ documentLookup, documentConfirmedAt: confirmedAt })
    .where(eq(account.id, patientId));
}

/**
 * Returns the active patient of an identity number: the confirmed one, else the only one who claims it. Several
 * claims are equal, so they find nobody. For clinic staff only.
 */
export async function findPatientByNric(db: Database, lookup: string): Promise<string | undefined> {
  const [first, second] = await db
    .select({ id: account.id, confirmedAt: account.documentConfirmedAt })
    .from(account)
    .where(and(eq(account.documentLookup, lookup), eq(account.role, 'ROLE_USER'), eq(account.isActive, true)))
    .orderBy(asc(sql`${account.documentConfirmedAt} is null`))
    .limit(2);
  return first && (first.confirmedAt || !second) ? first.id : undefined;
}

/** Returns whether the number is disputed: another account claims it, and it is not confirmed here. */
export async function isIdentityDisputed(db: Database, holder: Holder): Promise<boolean> {
  const { documentEncrypted, documentLookup, documentConfirmedAt } = holder;
  if (documentEncrypted === null || documentConfirmedAt !== null) return false;
  // Earlier versions stored no hash with the second claim of a number.
  return documentLookup === null || (await isClaimedByOthers(db, holder));
}

async function isClaimedByOthers(
  db: Database,
  { id, documentLookup }: Pick<Holder, 'id' | 'documentLookup'>,
): Promise<boolean> {
  if (documentLookup === null) return false;
  const [other] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.documentLookup, documentLookup), ne(account.id, id)))
    .limit(1);
  return other !== undefined;
}

/** Serialises claims and confirmations of one number. */
async function lockNumber(tx: Database, lookup: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lookup}, 0))`);
}

async function getHolder(db: Database, accountId: string): Promise<Holder> {
  const [holder] = await db
    .select({
      id: account.id,
      documentEncrypted: account.documentEncrypted,
      documentLookup: account.documentLookup,
      documentConfirmedAt: account.documentConfirmedAt,
    })
    .from(account)
    .where(eq(account.id, accountId));
  if (!holder) throw new Error('A signed-in account does not exist');
  return holder;
}
