import { useTimeZone } from '../api/account.ts';
import { useNow } from './useNow.ts';

/** Today in the person's time zone, `YYYY-MM-DD`. */
export function useToday(): string {
  const timeZone = useTimeZone();
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.parse(useNow()));
}
