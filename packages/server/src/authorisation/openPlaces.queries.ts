import { addMs, hourMs, startOfDay } from '@vitalane/time';
import { and, eq, gte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { consultation } from '../db/schema.ts';
import type { Caller } from './caller.ts';
import { ownedBy } from './ownership.ts';

/** A row of the consultation table. */
export type ConsultationRow = typeof consultation.$inferSelect;

/** The moment of the request and the zone in which the clinic counts its days. */
export interface ClinicTime {
  now: Date;
  clinicTimeZone: string;
}

/** The person whose place it is; somebody else may look after it. */
export type Patient = Pick<Caller, 'accountId'>;

const longestCallMs = 12 * hourMs;

/** Places that count now: waiting since today's opening, or in a call that may still be in progress. */
export function isCurrent({ now, clinicTimeZone }: ClinicTime): SQL | undefined {
  return or(
    and(eq(consultation.status, 'waiting'), gte(consultation.checkedInAt, startOfDay(now, clinicTimeZone))),
    and(eq(consultation.status, 'in_call'), gte(consultation.calledAt, addMs(now, -longestCallMs))),
  );
}

/** The patient's place now, if there is one. */
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
