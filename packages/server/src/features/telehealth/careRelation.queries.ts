import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ownedBy } from '../../db/ownership.ts';
import { consultation, recordAccess } from '../../db/schema.ts';
import type { Caller } from '../../identity/caller.ts';
import { type ClinicTime, findPlace } from './queue.queries.ts';

/** Whose record it is. */
type Patient = Pick<Caller, 'accountId'>;
type Doctor = Pick<Caller, 'accountId'>;

/** Why a doctor may see a record. */
export type CareRelation = 'in_queue' | 'attended' | 'without_relation';

/** Why the calling doctor may see a patient's record now; nothing when they may not, or when there is no such patient. */
export async function findCareRelation(
  db: Database,
  doctor: Doctor,
  { patient, time }: { patient: Patient; time: ClinicTime },
): Promise<CareRelation | undefined> {
  if (await findPlace(db, patient, time)) return 'in_queue';
  if (await hasAttended(db, doctor, patient)) return 'attended';
  return (await hasOpened(db, doctor, { patient, now: time.now })) ? 'without_relation' : undefined;
}

/** Opens a record to the calling doctor until a moment, for a reason. */
export async function addRecordAccess(
  db: Database,
  doctor: Doctor,
  access: { patient: Patient; reason: string; openedAt: Date; expiresAt: Date },
): Promise<string> {
  const { patient, ...rest } = access;
  const id = randomUUID();
  await db
    .insert(recordAccess)
    .values({ id, ownerId: patient.accountId, doctorId: doctor.accountId, ...rest });
  return id;
}

async function hasAttended(db: Database, doctor: Doctor, patient: Patient): Promise<boolean> {
  const [found] = await db
    .select({ id: consultation.id })
    .from(consultation)
    .where(and(ownedBy(consultation, patient), eq(consultation.doctorId, doctor.accountId)))
    .limit(1);
  return found !== undefined;
}

async function hasOpened(
  db: Database,
  doctor: Doctor,
  { patient, now }: { patient: Patient; now: Date },
): Promise<boolean> {
  const [found] = await db
    .select({ id: recordAccess.id })
    .from(recordAccess)
    .where(
      and(
        ownedBy(recordAccess, patient),
        eq(recordAccess.doctorId, doctor.accountId),
        gt(recordAccess.expiresAt, now),
      ),
    )
    .limit(1);
  return found !== undefined;
}
