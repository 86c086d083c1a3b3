import { msBetween, toDate, toEpochMs } from '@vitalane/time';
import type { dose, MedicationRow, pastSchedule } from '../db/schema.ts';
import { type PlannedDose, plannedOn } from './occurrences.ts';

/** A row of the dose table. */
export type DoseRow = typeof dose.$inferSelect;

/** An earlier schedule of a medicine. */
type PastSchedule = typeof pastSchedule.$inferSelect;

/** A medicine with its earlier schedules, the earliest first, and the doses that something has happened to. */
export interface MedicineDoses {
  medicine: MedicationRow;
  past: readonly PastSchedule[];
  rows: readonly DoseRow[];
}

/** A dose of a medicine. `row` is missing while nothing has happened to it. */
export interface Dose extends PlannedDose {
  status: 'open' | 'taken' | 'skipped';
  /** 0 before the first change. */
  version: number;
  row: DoseRow | undefined;
}

/**
 * Returns the doses of a day, by time: those of the schedule of that day, and those of an earlier schedule that are
 * answered or were opened again. Leaves out open doses that were due before the medicine was in the list.
 */
export function dosesOnDate({ medicine, past, rows }: MedicineDoses, date: string): Dose[] {
  const planned = plannedOn(past.find(({ until }) => date < until) ?? medicine, date);
  const own = rows.filter((row) => row.date === date);
  const slots = new Set([...planned, ...own].map(({ slot }) => slot));
  return [...slots]
    .flatMap((slot) => {
      const row = own.find((other) => other.slot === slot);
      const plan = row ?? planned.find((other) => other.slot === slot);
      return plan ? toDose(plan, row) : [];
    })
    .filter((dose) => dose.status !== 'open' || isInList(dose, medicine))
    .toSorted(byTime);
}

function toDose({ date, slot, dueAt, amount }: PlannedDose, row: DoseRow | undefined): Dose | [] {
  const status = row?.status ?? 'open';
  return status === 'cancelled' ? [] : { date, slot, dueAt, amount, status, version: row?.version ?? 0, row };
}

function isInList({ date, dueAt }: Dose, { createdAt, timeZone }: MedicationRow): boolean {
  return dueAt === null ? date >= toDate(createdAt, timeZone) : dueAt >= createdAt;
}

/** Compares doses by time; those without one follow, by number. */
function byTime(one: PlannedDose, other: PlannedDose): number {
  const dueMs = ({ dueAt }: PlannedDose) => (dueAt ? toEpochMs(dueAt) : Number.MAX_VALUE);
  return dueMs(one) - dueMs(other) || numberOf(one.slot) - numberOf(other.slot);
}

const clock = /^\d\d:\d\d$/;

/** Returns the local time of a slot, HH:MM; `null` without one. */
export function timeOf(slot: string): string | null {
  return clock.test(slot) ? slot : null;
}

/** Returns the number of a slot among the doses of its day; 0 for a slot with a time. */
export function numberOf(slot: string): number {
  return timeOf(slot) === null ? Number(slot) || 0 : 0;
}

/**
 * Returns the planned doses that answered doses of an earlier schedule stand for, so that a changed time does not
 * offer a dose again that was taken: for each answered dose the nearest planned one that is left.
 */
export function replacedDoses(
  planned: readonly PlannedDose[],
  answered: readonly PlannedDose[],
): PlannedDose[] {
  const isOwn = (dose: PlannedDose) => answered.some(({ slot }) => slot === dose.slot);
  const left = planned.filter((dose) => !isOwn(dose));
  const others = answered.filter(({ slot }) => !planned.some((dose) => dose.slot === slot));
  return others.flatMap((dose) => {
    const nearest = left.toSorted((one, other) => apart(one, dose) - apart(other, dose))[0];
    return nearest ? left.splice(left.indexOf(nearest), 1) : [];
  });
}

/** Doses without a time are as near as any. */
function apart(one: PlannedDose, other: PlannedDose): number {
  return one.dueAt && other.dueAt ? Math.abs(msBetween(one.dueAt, other.dueAt)) : 0;
}
