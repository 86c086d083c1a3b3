import { addDays, daysBetween, isInPeriod, type Period, weekOf } from '@vitalane/time';
import { DAY_PARTS, type DayPart, dayPartOf } from './dayPart.ts';
import { countDoses, type DoseCounts, type DueDose } from './doseCounts.ts';

const DAYS_PER_WEEK = 7;

/** Doses of a week, Monday first. The last week ends with the period. */
export type WeekCounts = Period & DoseCounts;

/** Doses of a medicine. */
export interface MedicineCounts extends DoseCounts {
  readonly medicine: string;
}

/** Doses of a part of the day. */
export interface PartCounts extends DoseCounts {
  readonly part: DayPart;
}

/** Doses of a period as recorded, in total and in three divisions with the same sum. */
export interface Adherence {
  readonly total: DoseCounts;
  /** Every week of the period, also without doses, the earliest first. */
  readonly weeks: readonly WeekCounts[];
  /** Medicines with due doses, in the order of their first dose. */
  readonly medicines: readonly MedicineCounts[];
  /** Parts of the day with due doses, in their order. */
  readonly parts: readonly PartCounts[];
}

/**
 * Returns the civil weeks of which doses are counted, as one period: from a Monday to yesterday, so that the doses of
 * today, which may still be taken, do not count.
 */
export function adherencePeriod(today: string, weeks: number): Period {
  const to = addDays(today, -1);
  const [monday = to] = weekOf(to);
  return { from: addDays(monday, -DAYS_PER_WEEK * (weeks - 1)), to };
}

/**
 * Returns the share of due doses that were taken in a period that begins on a Monday. This is the proportion of prescribed
 * doses taken, the usual measure of the implementation of a regimen (ABC taxonomy, Vrijens 2012), as recorded by the
 * patient: it does not measure what was swallowed. A dose taken late counts as taken, a skipped one does not.
 */
export function adherence(doses: readonly DueDose[], period: Period): Adherence {
  const due = doses.filter(({ date }) => isInPeriod(date, period));
  const medicines = [...new Set(due.map(({ medicine }) => medicine))];
  const weekCount = Math.ceil((daysBetween(period.from, period.to) + 1) / DAYS_PER_WEEK);
  return {
    total: countDoses(due),
    weeks: Array.from({ length: weekCount }, (_, index) => weekCounts(due, weekIn(period, index))),
    medicines: medicines.map((medicine) => ({
      medicine,
      ...countDoses(due.filter((dose) => dose.medicine === medicine)),
    })),
    parts: DAY_PARTS.map((part) => ({
      part,
      ...countDoses(due.filter((dose) => dayPartOf(dose.hour) === part)),
    })).filter((counts) => counts.due > 0),
  };
}

function weekIn(period: Period, index: number): Period {
  const from = addDays(period.from, index * DAYS_PER_WEEK);
  return { from, to: addDays(from, Math.min(DAYS_PER_WEEK - 1, daysBetween(from, period.to))) };
}

function weekCounts(due: readonly DueDose[], week: Period): WeekCounts {
  return { ...week, ...countDoses(due.filter(({ date }) => isInPeriod(date, week))) };
}
