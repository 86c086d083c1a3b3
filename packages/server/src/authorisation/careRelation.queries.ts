import { randomUUID } from 'node:crypto';
import { addMs } from '@vitalane/time';
import { and, eq, gt, gte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { account, auditEvent, consultation, recordAccess } from '../db/schema.ts';
import type { Caller } from './caller.ts';
import { type ClinicTime, findPlace } from './openPlaces.queries.ts';
import { ownedBy } from './ownership.ts';

/** The patient whose record is accessed. */
type Patient = Pick<Caller, 'accountId'>;
type Doctor = Pick<Caller, 'accountId'>;

/** Reason why a doctor may open a record. */
export type CareRelation = 'in_queue' | 'attended' | 'without_relation';

/** Time of the request, and how long a visit gives access to the record. */
export type CareTime = ClinicTime & { recordAccessMs: number };

/**
 * Returns why the calling doctor may open a patient's record now; `undefined` when they may not, or when the
 * patient does not exist.
 */
export async function findCareRelation(
  db: Database,
  doctor: Doctor,
  { patient, time }: { patient: Patient; time: CareTime },
): Promise<CareRelation | undefined> {
  if (await findPlace(db, patient, time)) return 'in_queue';
  if (await hasAttended(db, doctor, { patient, time })) return 'attended';
  return (await hasOpened(db, doctor, { patient, now: time.now })) ? 'without_relation' : undefined;
}

/** Gives the calling doctor access to a record until `expiresAt`, for a stated reason. */
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

/** Returns the condition for a visit that gives the doctor access to the record; each visit renews the access. */
export function isRecentVisit(doctor: Doctor, { now, recordAccessMs }: CareTime) {
  return and(
    eq(consultation.doctorId, doctor.accountId),
    gte(consultation.checkedInAt, addMs(now, -recordAccessMs)),
  );
}

/** Returns whether the calling doctor has opened the record of a patient during the call that they are in. */
export async function hasOpenedInCall(db: Database, doctor: Doctor, patient: Patient): Promise<boolean> {
  const [found] = await db
    .select({ id: auditEvent.id })
    .from(auditEvent)
    .innerJoin(consultation, and(ownedBy(consultation, patient), eq(consultation.status, 'in_call')))
    .where(
      and(
        eq(auditEvent.subjectId, patient.accountId),
        eq(auditEvent.actorId, doctor.accountId),
        eq(auditEvent.action, 'record.open'),
        eq(auditEvent.outcome, 'done'),
        eq(consultation.doctorId, doctor.accountId),
        gte(auditEvent.at, consultation.calledAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}

async function hasAttended(
  db: Database,
  doctor: Doctor,
  { patient, time }: { patient: Patient; time: CareTime },
): Promise<boolean> {
  const [found] = await db
    .select({ id: consultation.id })
    .from(consultation)
    // A deleted account has no record to open.
    .innerJoin(account, eq(account.id, consultation.ownerId))
    .where(and(ownedBy(consultation, patient), isRecentVisit(doctor, time)))
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
