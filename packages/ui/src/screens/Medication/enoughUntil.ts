import { addDays, formatDate } from '@vitalane/time';

/**
 * Returns the last day that the stock fully covers, such as “3 October”, with the year if it differs. Returns
 * `null` if the stock does not cover today or is unknown. Both dates are `YYYY-MM-DD`.
 */
export function enoughUntil(runsOutOn: string | null, today: string): string | null {
  if (runsOutOn === null || runsOutOn <= today) return null;
  const lastDay = addDays(runsOutOn, -1);
  const isThisYear = lastDay.slice(0, 4) === today.slice(0, 4);
  return formatDate(lastDay, isThisYear ? 'dayOfYear' : 'day');
}
