import { addYears } from '@vitalane/time';
import { and, desc, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import { endOf } from '../../authorisation/openPlaces.queries.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { consultation, formerPatient } from '../../db/schema.ts';
import type { AccountRow } from '../../identity/account.queries.ts';
import { isIdentityDisputed } from '../../identity/identityClaims.ts';

/** Retention of the clinical record after the last visit. */
export interface Retention {
  years: number;
  now: Date;
}

/**
 * Excludes the attended consultations of an account from its deletion. They are kept, with the identity of the
 * patient, until the retention after the last visit ends. All others are deleted. Must run in a transaction. Returns
 * the number of calls that this ended.
 */
export async function keepClinicalRecord(
  tx: Database,
  patient: AccountRow,
  { years, now }: Retention,
): Promise<number> {
  const own = ownedBy(consultation, { accountId: patient.id });
  await tx.delete(consultation).where(and(own, isNull(consultation.doctorId)));
  const ended = await tx
    .update(consultation)
    .set({ ...endOf(now), announceAt: null })
    .where(and(own, ne(consultation.status, 'ended')))
    .returning({ id: consultation.id });
  const [last] = await tx
    .select({ endedAt: consultation.endedAt })
    .from(consultation)
    .where(own)
    .orderBy(desc(consultation.endedAt))
    .limit(1);
  if (!last) return 0;
  const { id, fullName, dateOfBirth, genderUuid, documentType, documentEncrypted } = patient;
  await tx.insert(formerPatient).values({
    id,
    fullName,
    dateOfBirth,
    genderUuid,
    documentType,
    documentEncrypted,
    isDisputed: await isIdentityDisputed(tx, patient),
    deletedAt: now,
    keepUntil: addYears(last.endedAt ?? now, years),
  });
  return ended.length;
}

/** Deletes the consultations and identities of former patients whose retention has ended. */
export async function deleteFormerPatients(db: Database, now: Date): Promise<void> {
  const outdated = db
    .select({ id: formerPatient.id })
    .from(formerPatient)
    .where(lte(formerPatient.keepUntil, now));
  await db.transaction(async (tx) => {
    await tx.delete(consultation).where(inArray(consultation.ownerId, outdated));
    await tx.delete(formerPatient).where(lte(formerPatient.keepUntil, now));
  });
}

/** Returns the former patient of a deleted account with a clinical record. */
export async function findFormerPatient(db: Database, id: string) {
  const [row] = await db.select().from(formerPatient).where(eq(formerPatient.id, id));
  return row;
}
