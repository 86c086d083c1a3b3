import { addDays, daysBetween } from '@vitalane/time';
import type { Decision } from './decide.ts';
import type { HealthRecord } from './record.ts';

/** Maximum length of a pregnancy without a due date, in days. */
const LONGEST_PREGNANCY_DAYS = 300;
/** Days after a birth during which the blood pressure is judged as in pregnancy. */
export const AFTER_BIRTH_DAYS = 42;

/** @signOff [D] A pregnancy is asked about again 300 days after it was stated, or 42 days after the due date. */
export function withPregnancyEnd(decision: Decision, asOf: string): Decision {
  const { value, decidedBy, question } = decision;
  if (value !== 'yes' || question !== null || decidedBy?.says !== 'present') return decision;
  const { on, dueOn } = decidedBy;
  const isOver = dueOn
    ? daysBetween(dueOn, asOf) > AFTER_BIRTH_DAYS
    : daysBetween(on, asOf) > LONGEST_PREGNANCY_DAYS;
  return isOver ? { ...decision, question: 'still_pregnant' } : decision;
}

type Stated = Pick<HealthRecord, 'items' | 'asOf'>;

/**
 * Returns the day (YYYY-MM-DD) on which a pregnancy ended at most 42 days ago, or `null`. A later "no" does not end
 * the 42 days; a pregnancy entered by mistake never starts them.
 *
 * @signOff [D] The 42 days also follow a pregnancy that ended without a birth.
 */
export function recentBirthOn({ items, asOf }: Stated): string | null {
  const { branch, statements } = items.pregnancy;
  const index = statements.findIndex(({ says }) => says === 'resolved');
  const ended = statements[index];
  if (branch === 'yes' || !ended) return null;
  const endedOn = ended.dueOn ?? ended.on;
  if (daysBetween(endedOn, asOf) > AFTER_BIRTH_DAYS) return null;
  const later = statements.slice(0, index).map(({ says }) => says);
  // A mistake about a later pregnancy does not concern this one.
  const isMistake = later.includes('mistake') && !later.includes('present');
  return isMistake ? null : endedOn;
}

/**
 * Returns the earliest day (YYYY-MM-DD) on which a pregnancy that was stated on a day can have ended. Some people
 * enter a pregnancy after the birth; an earlier day is an error.
 *
 * @signOff [D] A pregnancy may have ended up to 42 days before the day on which it was entered.
 */
export const earliestEndOfPregnancy = (statedOn: string): string => addDays(statedOn, -AFTER_BIRTH_DAYS);

/** Returns whether the birth was within 42 days. */
export const isAfterBirth = (record: Stated): boolean => recentBirthOn(record) !== null;
