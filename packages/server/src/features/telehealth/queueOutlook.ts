import { addMs, dayMs } from '@vitalane/time';
import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { type ClinicTime, isCurrent } from '../../authorisation/openPlaces.queries.ts';
import type { Database } from '../../db/database.ts';
import { consultation } from '../../db/schema.ts';
import { countDoctorsOnline, listWaiting } from './queue.queries.ts';
import { usualMinutes, type WaitRange, waitRange } from './waitRange.rules.ts';

/** Age limit of the consultations that the estimate uses. */
const lookBackMs = 14 * dayMs;
const maxCycles = 100;

/** State of the queue, with the member names of the contract. */
export interface QueueOutlook {
  checked_in_count: number;
  doctors_online: number;
  /** Usual minutes per patient; `null` without sufficient data. */
  usual_minutes: number | null;
  /** Waiting patients in call order. */
  waiting: readonly string[];
  /** Returns the wait at a position in call order. */
  waitAt(position: number): WaitRange | null;
}

/** Reads the current state of the queue. */
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

/** Returns the minutes from one call of a doctor to the next, when the next patient was already waiting. */
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
    .limit(maxCycles);
  return rows.map((row) => row.minutes);
}
