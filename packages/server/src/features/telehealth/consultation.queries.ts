import type { Consultation } from '@vitalane/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Caller } from '../../authorisation/caller.ts';
import { type ConsultationRow, endOf } from '../../authorisation/openPlaces.queries.ts';
import { anyCaller, ownedBy, partOf } from '../../authorisation/ownership.ts';
import type { Seat } from '../../cluster/seats.ts';
import type { Database } from '../../db/database.ts';
import { anyPage, newestFirst, type Page, pageValues, toPage } from '../../db/pages.ts';
import { prepared } from '../../db/prepared.ts';
import { account, consultation, formerPatient } from '../../db/schema.ts';
import { readAddenda } from './addenda.ts';
import { readConsent } from './consent.ts';
import { getPatient } from './consultation.patient.ts';

/** Permission to take a seat. */
export interface Admission {
  room: string;
  seat: Seat;
  /** Absent in a guest's room. `hasStarted`: taking the seat started the call. */
  consultation?: { id: string; patientId: string; hasStarted: boolean };
}

/** Changed columns of a consultation; absent ones stay unchanged. */
export type ConsultationUpdate = Partial<
  Pick<
    ConsultationRow,
    | 'note'
    | 'plan'
    | 'noteVersion'
    | 'identityConfirmed'
    | 'identityConfirmedAt'
    | 'noShow'
    | 'finishedAt'
    | 'addenda'
    | 'consent'
    | 'status'
    | 'endedAt'
    | 'presentLocation'
  >
>;

const order = { at: consultation.checkedInAt, id: consultation.id };

/** Condition for an attended consultation that has ended, with a draft note. */
const isUnfinished = and(
  eq(consultation.status, 'ended'),
  eq(consultation.noShow, false),
  isNull(consultation.finishedAt),
);

/** Returns the prepared statement of a page, for the patient or the doctor of the consultations. */
function preparePage(
  role: 'ROLE_USER' | 'ROLE_DOCTOR',
  { name, filter }: { name: string; filter?: SQL | undefined },
) {
  const other = alias(account, 'other');
  const otherId = role === 'ROLE_DOCTOR' ? consultation.ownerId : consultation.doctorId;
  return prepared((db) =>
    db
      .select({
        row: consultation,
        otherName: sql<string | null>`coalesce(${other.fullName}, ${formerPatient.fullName})`,
      })
      .from(consultation)
      .leftJoin(other, eq(other.id, otherId))
      .leftJoin(formerPatient, eq(formerPatient.id, otherId))
      .where(and(partOf({ ...anyCaller, role }), filter, anyPage.after(order)))
      .orderBy(...newestFirst(order))
      .limit(anyPage.limit)
      .prepare(name),
  );
}

const pages = {
  patient: {
    all: preparePage('ROLE_USER', { name: 'page_of_own_consultations' }),
    unfinished: preparePage('ROLE_USER', { name: 'page_of_own_unfinished', filter: isUnfinished }),
  },
  doctor: {
    all: preparePage('ROLE_DOCTOR', { name: 'page_of_attended_consultations' }),
    unfinished: preparePage('ROLE_DOCTOR', { name: 'page_of_attended_unfinished', filter: isUnfinished }),
  },
};

/** Returns one page of the caller's consultations, newest first; `with` is the other participant. */
export async function listConsultations(
  db: Database,
  caller: Caller,
  page: { limit: number; cursor?: string; unfinished?: boolean },
): Promise<Page<Consultation>> {
  const { all, unfinished } = pages[caller.role === 'ROLE_DOCTOR' ? 'doctor' : 'patient'];
  const statement = (page.unfinished ? unfinished : all)(db);
  const rows = await statement.execute({ accountId: caller.accountId, ...pageValues(page) });
  return toPage(rows, page.limit, {
    key: ({ row }) => ({ at: row.checkedInAt, id: row.id }),
    item: ({ row, otherName }) => toConsultation(row, otherName, caller),
  });
}

/** Members that only the doctor receives. */
type ForDoctor = 'patientUuid' | 'noteVersion';
/** A consultation with all members that both participants receive. */
type Written = Required<Omit<Consultation, ForDoctor>> & Pick<Consultation, ForDoctor>;

/** Returns a consultation for one of its participants: the patient sees note and plan after they are finished. */
export function toConsultation(row: ConsultationRow, otherName: string | null, { role }: Caller): Written {
  const isDoctor = role === 'ROLE_DOCTOR';
  const isReadable = isDoctor || row.finishedAt !== null;
  return {
    uuid: row.id,
    with: otherName,
    status: row.status,
    room: row.status === 'ended' ? null : row.room,
    startedAt: row.checkedInAt.toISOString(),
    calledAt: row.calledAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    ...(isDoctor && { patientUuid: row.ownerId, noteVersion: row.noteVersion }),
    note: isReadable ? row.note : null,
    plan: isReadable ? row.plan : null,
    identityConfirmed: row.identityConfirmed,
    identityConfirmedAt: row.identityConfirmedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    noShow: row.noShow,
    messageCount: row.messageCount,
    consent: readConsent(row.consent),
    addenda: isReadable ? readAddenda(row.addenda) : [],
  };
}

const selectOwn = (db: Database, caller: Caller, id: string) =>
  db
    .select()
    .from(consultation)
    .where(and(eq(consultation.id, id), partOf(caller)));

/** Returns a consultation of the caller, as its patient or its doctor; `undefined` for any other. */
export async function readOwnConsultation(
  db: Database,
  caller: Caller,
  id: string,
): Promise<ConsultationRow | undefined> {
  const [row] = await selectOwn(db, caller, id);
  return row;
}

/** As {@link readOwnConsultation}, and locks it. */
export async function findOwnConsultation(
  db: Database,
  caller: Caller,
  id: string,
): Promise<ConsultationRow | undefined> {
  const [row] = await selectOwn(db, caller, id).for('update');
  return row;
}

/** Returns the caller's consultation in a room; `undefined` for any other room. */
export async function findByRoom(
  db: Database,
  caller: Caller,
  room: string,
): Promise<ConsultationRow | undefined> {
  const [row] = await db
    .select()
    .from(consultation)
    .where(and(eq(consultation.room, room), partOf(caller)));
  return row;
}

/** Stores a doctor's changes to a consultation that they attend. */
export async function updateAttended(
  db: Database,
  caller: Caller,
  { row, update }: { row: ConsultationRow; update: ConsultationUpdate },
): Promise<Consultation> {
  // Assigns a column to itself, because an empty update would be invalid.
  await db
    .update(consultation)
    .set({ note: row.note, ...update })
    .where(and(eq(consultation.id, row.id), partOf(caller)));
  const patient = await getPatient(db, row.ownerId);
  return toConsultation({ ...row, ...update }, patient.fullName, caller);
}

/**
 * Returns the seat that the caller may take in an open room; `undefined` otherwise, also for an unknown room. A
 * patient may enter their own room. A doctor may enter a waiting one, which starts the call for that doctor
 * alone, or one that they attend.
 */
export async function admit(
  db: Database,
  caller: Caller,
  { room, now }: { room: string; now: Date },
): Promise<Admission | undefined> {
  if (caller.role === 'ROLE_ADMIN') return undefined;
  const isDoctor = caller.role === 'ROLE_DOCTOR';
  const started = isDoctor ? await attend(db, caller, { room, now }) : undefined;
  const found = started ?? (await findByRoom(db, caller, room));
  if (!found || found.status === 'ended') return undefined;
  return {
    room,
    seat: isDoctor ? 'doctor' : 'patient',
    consultation: { id: found.id, patientId: found.ownerId, hasStarted: started !== undefined },
  };
}

async function attend(db: Database, caller: Caller, { room, now }: { room: string; now: Date }) {
  const [started] = await db
    .update(consultation)
    .set({ status: 'in_call', doctorId: caller.accountId, calledAt: now })
    .where(and(eq(consultation.room, room), eq(consultation.status, 'waiting')))
    .returning();
  return started;
}

/** Ends a call in progress. Returns whether there was one. */
export async function endConsultation(db: Database, consultationId: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(consultation)
    .set(endOf(now))
    .where(and(eq(consultation.id, consultationId), eq(consultation.status, 'in_call')))
    .returning({ id: consultation.id });
  return ended.length > 0;
}

/** Returns whether the caller is the patient of a call in progress. */
export async function isInConsultation(db: Database, caller: Caller): Promise<boolean> {
  const [found] = await db
    .select({ id: consultation.id })
    .from(consultation)
    .where(and(ownedBy(consultation, caller), eq(consultation.status, 'in_call')));
  return found !== undefined;
}
