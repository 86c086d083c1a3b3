import { addDays, formatDate } from '@vitalane/time';

/**
 * Returns the last day that is fully covered, such as “3 October”, with its year when that is another one. Nothing when the
 * stock does not last the day, or when nobody can say. Both days are `YYYY-MM-DD`.
 */
export function enoughUntil(runsOutOn: string | null, today: string): string | null {
  if (runsOutOn === null || runsOutOn <= today) return null;
  const lastDay = addDays(runsOutOn, -1);
  const isThisYear = lastDay.slice(0, 4) === today.slice(0, 4);
  return formatDate(lastDay, isThisYear ? 'dayOfYear' : 'day');
}
