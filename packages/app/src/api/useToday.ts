import { toDate } from '@vitalane/time';
import { useNow } from '../lib/useNow.ts';
import { useTimeZone } from './account.ts';

/** Returns today in the account's time zone, `YYYY-MM-DD`. */
export function useToday(): string {
  return toDate(useNow(), useTimeZone());
}
