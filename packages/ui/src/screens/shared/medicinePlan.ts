import { dayInWords } from '@vitalane/time';
import { amountText } from './amountText.ts';
import { medicinePlanCopy as copy } from './medicinePlan.copy.ts';

/** Recurrence of a medicine that the name of no frequency says. */
export interface OwnRepeat {
  kind: 'days' | 'weeks' | 'months' | 'cycle' | 'hours' | 'as_needed';
  /** Number of days, weeks, months or hours. */
  every?: number;
  onDays?: number;
  offDays?: number;
  /** Most doses in 24 hours. */
  mostPerDay?: number | null;
  gapHours?: number | null;
}

/** Days and amounts of a course. */
export interface MedicineCourse {
  unit: string;
  /** YYYY-MM-DD. */
  startsOn: string;
  /** YYYY-MM-DD; `null` without an end. */
  endsOn: string | null;
  /** Later amounts, by first day. */
  steps: readonly { from: string; dose: number }[];
}

/** Returns a recurrence as text: “Every 3 days”, “21 days on, 7 days off”. */
export function repeatText({ kind, every = 1, onDays = 1, offDays = 1, ...limits }: OwnRepeat): string {
  if (kind === 'as_needed') return asNeededText(limits);
  return kind === 'cycle' ? copy.cycle(onDays, offDays) : copy.every[kind](every);
}

function asNeededText({ mostPerDay, gapHours }: Pick<OwnRepeat, 'mostPerDay' | 'gapHours'>): string {
  const limits = [mostPerDay && copy.mostPerDay(mostPerDay), gapHours && copy.gapHours(gapHours)];
  return [copy.asNeeded, ...limits].filter(Boolean).join(', ');
}

/** Returns how often a medicine is taken, as text. */
export function frequencyText({
  frequency,
  repeat,
}: {
  frequency: string;
  repeat?: OwnRepeat | null;
}): string {
  return repeat ? repeatText(repeat) : frequency;
}

/** Returns the days and later amounts of a course, as text; empty for a medicine that has begun and has no end. */
export function courseText({ unit, startsOn, endsOn, steps }: MedicineCourse, today: string): string {
  const days = [
    startsOn > today && copy.from(dayInWords(startsOn)),
    endsOn && copy.until(dayInWords(endsOn)),
  ].filter(Boolean);
  const later = steps.map(({ from, dose }) => copy.step(amountText(dose, unit), dayInWords(from)));
  const text = [days.join(' '), ...later].filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
