import { addMs, hourMs, startOfDay } from '@vitalane/time';
import { and, eq, gte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { consultation } from '../db/schema.ts';
import type { Caller } from './caller.ts';
import { ownedBy } from './ownership.ts';

/** A row of the consultation table. */
export type ConsultationRow = typeof consultation.$inferSelect;

/** Time of the request, and the time zone for the civil days of the clinic. */
export interface ClinicTime {
  now: Date;
  clinicTimeZone: string;
}

/** The patient whose place it is; another account may manage it. */
export type Patient = Pick<Caller, 'accountId'>;

const longestCallMs = 12 * hourMs;

/**
 * Returns the condition for current places: waiting since today's opening time, or in a call that may still be
 * in progress.
 */
export function isCurrent({ now, clinicTimeZone }: ClinicTime): SQL | undefined {
  return or(
    and(eq(consultation.status, 'waiting'), gte(consultation.checkedInAt, startOfDay(now, clinicTimeZone))),
    and(eq(consultation.status, 'in_call'), gte(consultation.calledAt, addMs(now, -longestCallMs))),
  );
}

/** Returns the patient's current place; `undefined` without one. */
export async function findPlace(
  db: Database,
  patient: Patient,
  time: ClinicTime,
): Promise<ConsultationRow | undefined> {
  const [row] = await db
    .select()
    .from(consultation)
    .where(and(ownedBy(consultation, patient), isCurrent(time)));
  return row;
}

/** Returns the columns of a place or call that ends: where the patient is, is kept no longer. */
export function endOf(endedAt: Date) {
  return { status: 'ended', endedAt, presentLocation: null } as const;
}
