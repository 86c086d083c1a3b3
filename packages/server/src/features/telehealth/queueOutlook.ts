import { addMs, dayMs } from '@vitalane/time';
import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { type ClinicTime, isCurrent } from '../../authorisation/openPlaces.queries.ts';
import type { Database } from '../../db/database.ts';
import { consultation } from '../../db/schema.ts';
import { countDoctorsOnline, listWaiting } from './queue.queries.ts';
import { usualMinutes, type WaitRange, waitRange } from './waitRange.rules.ts';

/** How far back consultations say how long they take, and how many of them. */
const lookBackMs = 14 * dayMs;
const mostCycles = 100;

/** How the queue stands, under the names of the calls. */
export interface QueueOutlook {
  checked_in_count: number;
  doctors_online: number;
  /** Minutes that a patient usually takes; null while too little is known. */
  usual_minutes: number | null;
  /** Those who wait, in the order in which they are called. */
  waiting: readonly string[];
  /** Returns the wait at a place in the order of calls. */
  waitAt(position: number): WaitRange | null;
}

/** Reads how the queue stands now. */
export async function readOutlook(db: Database, time: ClinicTime): Promise<QueueOutlook> {
  const [waiting, doctorsOnline, callsOpen, cycles] = await Promise.all([
    listWaiting(db, time),
    countDoctorsOnline(db, time.now),
    db.$count(consultation, and(eq(consultation.status, 'in_call'), isCurrent(time))),
    recentCycles(db, time.now),
  ]);
  return {
    checked_in_count: waiting.length,
    doctors_online: doctorsOnline,
    usual_minutes: usualMinutes(cycles),
    waiting,
    waitAt: (position) => waitRange({ position, doctorsOnline, callsOpen, cycles }),
  };
}

/** Returns minutes from one call of a doctor to the next, where the next patient was waiting when the first call ended. */
async function recentCycles(db: Database, now: Date): Promise<number[]> {
  const next = (column: typeof consultation.calledAt | typeof consultation.checkedInAt) =>
    sql<Date | null>`lead(${column}) over (partition by ${consultation.doctorId} order by ${consultation.calledAt})`;
  const calls = db
    .select({
      calledAt: consultation.calledAt,
      endedAt: consultation.endedAt,
      nextCalledAt: next(consultation.calledAt).as('next_called_at'),
      nextCheckedInAt: next(consultation.checkedInAt).as('next_checked_in_at'),
    })
    .from(consultation)
    .where(and(isNotNull(consultation.doctorId), gte(consultation.calledAt, addMs(now, -lookBackMs))))
    .as('calls');
  const minutes = sql<number>`extract(epoch from ${calls.nextCalledAt} - ${calls.calledAt}) / 60`.mapWith(
    Number,
  );
  const rows = await db
    .select({ minutes })
    .from(calls)
    .where(sql`${calls.nextCheckedInAt} <= ${calls.endedAt}`)
    .orderBy(desc(calls.calledAt))
    .limit(mostCycles);
  return rows.map((row) => row.minutes);
}
