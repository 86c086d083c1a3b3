import { isTimeZone } from '@vitalane/time';
import { customType } from 'drizzle-orm/pg-core';

/** Replacement for an invalid time zone. */
const noZone = 'UTC';

/**
 * An IANA time zone name. An invalid name is read as UTC, because it would break every date calculation for its
 * owner.
 */
export const zoneName = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  fromDriver: (name) => (isTimeZone(name) ? name : noZone),
});
