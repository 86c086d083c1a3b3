import { randomBytes, randomUUID } from 'node:crypto';
import { addMs } from '@vitalane/time';
import { and, asc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import {
  type ClinicTime,
  type ConsultationRow,
  endOf,
  findPlace,
  isCurrent,
  type Patient,
} from '../../authorisation/openPlaces.queries.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { account, consultation } from '../../db/schema.ts';
import { takeConsent } from './consent.queries.ts';
import { forgetUnseen } from './messages.queries.ts';
import { takeTriage } from './triage.queries.ts';

const roomBytes = 24;

/** Order in which patients are called: the most urgent first, then by time. */
const callOrder = [
  sql`case ${consultation.urgency} when 'emergency' then 0 when 'today' then 1 else 2 end`,
  asc(consultation.checkedInAt),
  asc(consultation.id),
];

/**
 * Gives the patient a place with their consent and what they have said for the visit, or returns the existing one; `isNew` tells which.
 * Closes places of earlier days.
 */
export async function takePlace(
  db: Database,
  patient: Patient,
  time: ClinicTime,
): Promise<{ place: ConsultationRow; isNew: boolean }> {
  return await db.transaction(async (tx) => {
    await closeOutdated(tx, time, ownedBy(consultation, patient));
    const [created] = await tx
      .insert(consultation)
      .values({
        id: randomUUID(),
        ownerId: patient.accountId,
        room: randomBytes(roomBytes).toString('base64url'),
        status: 'waiting',
        checkedInAt: time.now,
      })
      .onConflictDoNothing()
      .returning();
    const place = created ?? (await findPlace(tx, patient, time));
    if (!place) throw new Error('A patient without a place could not be given one');
    const agreed = await takeConsent(tx, patient, place);
    return {
      place: await takeTriage(tx, patient, { place: agreed, now: time.now }),
      isNew: created !== undefined,
    };
  });
}

/** Counts of a place that ends without a call: {@link forgetUnseen} deletes what was sent for it. */
const unseenAreForgotten = {
  messageCount: sql`case when ${consultation.calledAt} is null then 0 else ${consultation.messageCount} end`,
  fileCount: sql`case when ${consultation.calledAt} is null then 0 else ${consultation.fileCount} end`,
};

/** Removes a waiting patient's place with the files sent for it, and returns it. Does not affect a call in progress. */
export async function leavePlace(
  db: Database,
  caller: Caller,
  now: Date,
): Promise<ConsultationRow | undefined> {
  return await db.transaction(async (tx) => {
    const left = await tx
      .update(consultation)
      .set({ ...endOf(now), ...unseenAreForgotten })
      .where(and(ownedBy(consultation, caller), eq(consultation.status, 'waiting')))
      .returning();
    await forgetUnseen(tx, left);
    return left[0];
  });
}

/** Returns the devices of the patient's browser, and when they were reported; `null` before. */
export function devicesOf({ hasCamera, hasMicrophone, devicesCheckedAt }: ConsultationRow) {
  if (hasCamera === null || hasMicrophone === null || devicesCheckedAt === null) return null;
  return { hasCamera, hasMicrophone, checkedAt: devicesCheckedAt.toISOString() };
}

/** Stores the devices of the patient's browser. */
export async function storeDevices(
  db: Database,
  patient: Patient,
  options: { place: ConsultationRow; devices: { hasCamera: boolean; hasMicrophone: boolean }; now: Date },
): Promise<void> {
  const { place, devices, now } = options;
  await db
    .update(consultation)
    .set({ ...devices, devicesCheckedAt: now })
    .where(and(eq(consultation.id, place.id), ownedBy(consultation, patient)));
}

/** Stores where the patient of a place is; `null` deletes it. */
export async function storeLocation(
  db: Database,
  patient: Patient,
  { place, location }: { place: ConsultationRow; location: string | null },
): Promise<void> {
  await db
    .update(consultation)
    .set({ presentLocation: location })
    .where(and(eq(consultation.id, place.id), ownedBy(consultation, patient)));
}

/** Time without an open page after which a doctor is offline. */
const onlineMs = 45_000;

/** Records that doctors have the app open. */
export async function markDoctorsSeen(db: Database, doctorIds: readonly string[], now: Date): Promise<void> {
  if (doctorIds.length === 0) return;
  await db
    .update(account)
    .set({ seenAt: now })
    .where(and(inArray(account.id, [...doctorIds]), eq(account.role, 'ROLE_DOCTOR')));
}

/** Returns the number of doctors who are available and have the app open. */
export async function countDoctorsOnline(db: Database, now: Date): Promise<number> {
  return await db.$count(
    account,
    and(
      eq(account.role, 'ROLE_DOCTOR'),
      eq(account.isActive, true),
      eq(account.isAvailable, true),
      gte(account.seenAt, addMs(now, -onlineMs)),
    ),
  );
}

/** Returns everyone in the queue with their encrypted identity number, in call order. */
export async function listPlaces(db: Database, time: ClinicTime) {
  return await db
    .select({ place: consultation, patient: account })
    .from(consultation)
    .innerJoin(account, eq(account.id, consultation.ownerId))
    .where(isCurrent(time))
    .orderBy(...callOrder);
}

/** Returns the accounts of all waiting patients, in call order. */
export async function listWaiting(db: Database, time: ClinicTime): Promise<string[]> {
  const rows = await db
    .select({ ownerId: consultation.ownerId })
    .from(consultation)
    .where(and(eq(consultation.status, 'waiting'), isCurrent(time)))
    .orderBy(...callOrder);
  return rows.map(({ ownerId }) => ownerId);
}

/** Returns the position in call order, from 1; `null` for a place that does not wait. */
export function positionIn(waiting: readonly string[], place: ConsultationRow | undefined): number | null {
  return place?.status === 'waiting' ? waiting.indexOf(place.ownerId) + 1 : null;
}

/**
 * Closes places of earlier days and calls that nobody ended, of one patient or of all. Returns the number of calls
 * among them.
 */
export async function closeOutdated(db: Database, time: ClinicTime, ownerFilter?: SQL): Promise<number> {
  const closed = await db.transaction(async (tx) => {
    const rows = await tx
      .update(consultation)
      .set({ ...endOf(time.now), ...unseenAreForgotten })
      .where(and(ownerFilter, ne(consultation.status, 'ended'), sql`not (${isCurrent(time)})`))
      .returning();
    await forgetUnseen(tx, rows);
    return rows;
  });
  return closed.filter(({ calledAt }) => calledAt !== null).length;
}
