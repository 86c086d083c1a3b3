import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ownedBy } from '../../db/ownership.ts';
import { account, consultation } from '../../db/schema.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../identity/caller.ts';
import type { NricVault } from '../../identity/nric.ts';
import { getAccount } from '../account/account.queries.ts';

/** What a person says their identity number is. */
export interface IdentityClaim {
  type: 'NRIC' | 'FIN';
  code: string;
}

/** `disputed`: somebody else registered the number before, and keeps being found by it. */
export type ClaimOutcome = 'held' | 'claimed' | 'disputed';

/** Whether an identity number is the one that the account has, in any spelling. */
export function holds(
  holder: { id: string; documentEncrypted: string | null },
  code: string,
  nric: NricVault,
): boolean {
  const { id, documentEncrypted } = holder;
  return documentEncrypted !== null && nric.lookup(nric.decrypt(documentEncrypted, id)) === nric.lookup(code);
}

/**
 * Puts an identity number on the caller's account, unconfirmed. One that somebody else has is put there all the same, so
 * that the caller learns nothing about it, but finds the other account only. Throws `identity_taken` when a doctor has
 * confirmed another number of the caller. Needs a transaction.
 */
export async function claimIdentity(
  tx: Database,
  caller: Caller,
  { claim, nric }: { claim: IdentityClaim; nric: NricVault },
): Promise<ClaimOutcome> {
  const lookup = nric.lookup(claim.code);
  // One claim of a number at a time.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lookup}, 0))`);
  if (holds(await getAccount(tx, caller.accountId), claim.code, nric)) return 'held';
  if (await isIdentityConfirmed(tx, caller)) throw new ApiError('identity_taken');
  const others = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.documentLookup, lookup), ne(account.id, caller.accountId)));
  const isDisputed = others.length > 0;
  await tx
    .update(account)
    .set({
      documentType: claim.type,
      documentEncrypted: nric.encrypt(claim.code, caller.accountId),
      documentLookup: isDisputed ? null : lookup,
    })
    .where(eq(account.id, caller.accountId));
  return isDisputed ? 'disputed' : 'claimed';
}

/** Whether a doctor saw the caller's identity document. */
async function isIdentityConfirmed(db: Database, caller: Caller): Promise<boolean> {
  const [found] = await db
    .select({ id: consultation.id })
    .from(consultation)
    .where(and(ownedBy(consultation, caller), eq(consultation.identityConfirmed, true)))
    .limit(1);
  return found !== undefined;
}
