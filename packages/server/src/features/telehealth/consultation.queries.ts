import type { Consultation } from '@vitalane/contract';
import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { ownedBy, partOf } from '../../db/ownership.ts';
import { after, newestFirst, type Page, toPage } from '../../db/pages.ts';
import { account, consultation } from '../../db/schema.ts';
import type { Caller } from '../../identity/caller.ts';
import { getAccount } from '../account/account.queries.ts';
import type { ConsultationRow } from './queue.queries.ts';

/** The two places of a room. */
export type Seat = 'patient' | 'doctor';

/** A seat that somebody may take. */
export interface Admission {
  room: string;
  seat: Seat;
  /** Absent in a guest's room. `hasStarted` says that taking the seat began the call. */
  consultation?: { id: string; patientId: string; hasStarted: boolean };
}

/** What the doctor may leave behind; absent stays as it is. */
export type ConsultationNotes = Partial<
  Pick<ConsultationRow, 'note' | 'plan' | 'identityConfirmed' | 'noShow'>
>;

const order = { at: consultation.checkedInAt, id: consultation.id };

/** One page of the caller's consultations, newest first; `with` is the other person. */
export async function listConsultations(
  db: Database,
  caller: Caller,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page<Consultation>> {
  const other = alias(account, 'other');
  const otherId = caller.role === 'ROLE_DOCTOR' ? consultation.ownerId : consultation.doctorId;
  const rows = await db
    .select({ row: consultation, otherName: other.fullName })
    .from(consultation)
    .leftJoin(other, eq(other.id, otherId))
    .where(and(partOf(caller), after(order, cursor)))
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
  return toPage(rows, limit, {
    key: ({ row }) => ({ at: row.checkedInAt, id: row.id }),
    item: ({ row, otherName }) => toConsultation(row, otherName, caller),
  });
}

/** A consultation as one of the two may see it: the patient reads the doctor's words once it has ended. */
function toConsultation(row: ConsultationRow, otherName: string | null, { role }: Caller): Consultation {
  const isDoctor = role === 'ROLE_DOCTOR';
  const isReadable = isDoctor || row.status === 'ended';
  return {
    uuid: row.id,
    with: otherName,
    status: row.status,
    room: row.status === 'ended' ? null : row.room,
    startedAt: row.checkedInAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    ...(isDoctor && { patientUuid: row.ownerId }),
    note: isReadable ? row.note : null,
    plan: isReadable ? row.plan : null,
    identityConfirmed: row.identityConfirmed,
    noShow: row.noShow,
  };
}

/** One consultation that the calling doctor attends, as stored; nothing for any other. */
export async function findAttended(
  db: Database,
  caller: Caller,
  id: string,
): Promise<ConsultationRow | undefined> {
  const [row] = await db
    .select()
    .from(consultation)
    .where(and(eq(consultation.id, id), partOf(caller)))
    .for('update');
  return row;
}

/** Stores what the calling doctor leaves behind in a consultation that they attend. */
export async function updateNotes(
  db: Database,
  caller: Caller,
  { row, notes }: { row: ConsultationRow; notes: ConsultationNotes },
): Promise<Consultation> {
  const stored = { ...row, ...notes };
  const { note, plan, identityConfirmed, noShow } = stored;
  await db
    .update(consultation)
    .set({ note, plan, identityConfirmed, noShow })
    .where(and(eq(consultation.id, row.id), partOf(caller)));
  const patient = await getAccount(db, row.ownerId);
  return toConsultation(stored, patient.fullName, caller);
}

/**
 * Which seat the caller may take in an open room: the patient in their own, a doctor in one that waits (which begins the
 * call, for one doctor only) or that they attend. Nothing otherwise, whether the room exists or not.
 */
export async function admit(
  db: Database,
  caller: Caller,
  { room, now }: { room: string; now: Date },
): Promise<Admission | undefined> {
  if (caller.role === 'ROLE_ADMIN') return undefined;
  const isDoctor = caller.role === 'ROLE_DOCTOR';
  const started = isDoctor ? await attend(db, caller, { room, now }) : undefined;
  const [found] = started
    ? [started]
    : await db
        .select()
        .from(consultation)
        .where(and(eq(consultation.room, room), ne(consultation.status, 'ended'), partOf(caller)));
  return (
    found && {
      room,
      seat: isDoctor ? 'doctor' : 'patient',
      consultation: { id: found.id, patientId: found.ownerId, hasStarted: started !== undefined },
    }
  );
}

async function attend(db: Database, caller: Caller, { room, now }: { room: string; now: Date }) {
  const [started] = await db
    .update(consultation)
    .set({ status: 'in_call', doctorId: caller.accountId, calledAt: now })
    .where(and(eq(consultation.room, room), eq(consultation.status, 'waiting')))
    .returning();
  return started;
}

/** Ends a call that is going on; says whether there was one. */
export async function endConsultation(db: Database, consultationId: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(consultation)
    .set({ status: 'ended', endedAt: now })
    .where(and(eq(consultation.id, consultationId), eq(consultation.status, 'in_call')))
    .returning({ id: consultation.id });
  return ended.length > 0;
}

/** Whether the caller is the patient of a call that is going on. */
export async function isInConsultation(db: Database, caller: Caller): Promise<boolean> {
  const [found] = await db
    .select({ id: consultation.id })
    .from(consultation)
    .where(and(ownedBy(consultation, caller), eq(consultation.status, 'in_call')));
  return found !== undefined;
}
