import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { recoveryCode, secondFactor } from '../../db/schema.ts';

type Owner = Pick<Caller, 'accountId'>;

/** Returns an account's authenticator app, confirmed or not. */
export async function findSecondFactor(
  db: Database,
  caller: Owner,
): Promise<typeof secondFactor.$inferSelect | undefined> {
  const [row] = await db.select().from(secondFactor).where(ownedBy(secondFactor, caller));
  return row;
}

/**
 * Stores the secret of a set-up; an unconfirmed one is replaced. Returns false when an app is already
 * confirmed.
 */
export async function beginSecondFactor(
  db: Database,
  { accountId }: Owner,
  { secretEncrypted, now }: { secretEncrypted: string; now: Date },
): Promise<boolean> {
  const values = { secretEncrypted, createdAt: now, lastStep: 0 };
  const begun = await db
    .insert(secondFactor)
    .values({ ownerId: accountId, ...values })
    .onConflictDoUpdate({
      target: secondFactor.ownerId,
      set: values,
      setWhere: isNull(secondFactor.confirmedAt),
    })
    .returning({ ownerId: secondFactor.ownerId });
  return begun.length > 0;
}

/** Confirms a pending set-up. Returns true for exactly one of several concurrent calls. */
export async function confirmSecondFactor(
  db: Database,
  caller: Owner,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const confirmed = await db
    .update(secondFactor)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(ownedBy(secondFactor, caller), isNull(secondFactor.confirmedAt)))
    .returning({ ownerId: secondFactor.ownerId });
  return confirmed.length > 0;
}

/** Consumes the code of a time step. Returns false when a code of this or a later step was used. */
export async function consumeStep(db: Database, caller: Owner, step: number): Promise<boolean> {
  const used = await db
    .update(secondFactor)
    .set({ lastStep: step })
    .where(
      and(
        ownedBy(secondFactor, caller),
        isNotNull(secondFactor.confirmedAt),
        lt(secondFactor.lastStep, step),
      ),
    )
    .returning({ ownerId: secondFactor.ownerId });
  return used.length > 0;
}

/** Consumes a recovery code, given as a keyed hash. Returns whether it existed. */
export async function consumeRecoveryCode(db: Database, caller: Owner, hash: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCode)
    .where(and(ownedBy(recoveryCode, caller), eq(recoveryCode.hash, hash)))
    .returning({ hash: recoveryCode.hash });
  return used.length > 0;
}

/** Replaces the recovery codes, given as keyed hashes. */
export async function replaceRecoveryCodes(
  db: Database,
  caller: Owner,
  hashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCode).where(ownedBy(recoveryCode, caller));
  await db.insert(recoveryCode).values(hashes.map((hash) => ({ ownerId: caller.accountId, hash })));
}

/** Returns the number of unused recovery codes. */
export async function countRecoveryCodes(db: Database, caller: Owner): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCode).where(ownedBy(recoveryCode, caller));
  return row?.left ?? 0;
}

/** Removes the authenticator app and the recovery codes. */
export async function removeSecondFactor(db: Database, caller: Owner): Promise<void> {
  await db.delete(recoveryCode).where(ownedBy(recoveryCode, caller));
  await db.delete(secondFactor).where(ownedBy(secondFactor, caller));
}
