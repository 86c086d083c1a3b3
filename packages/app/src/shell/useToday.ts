import { toDate } from '@vitalane/time';
import { useTimeZone } from '../api/account.ts';
import { useNow } from './useNow.ts';

/** Returns today in the account's time zone, `YYYY-MM-DD`. */
export function useToday(): string {
  return toDate(useNow(), useTimeZone());
}
