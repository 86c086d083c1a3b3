import { useTimeZone } from '../api/account.ts';
import { useNow } from './useNow.ts';

/** The civil day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayOf(epochMs: number, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(epochMs);
}

/** Today in the person's time zone, `YYYY-MM-DD`. */
export function useToday(): string {
  return dayOf(Date.parse(useNow()), useTimeZone());
}
