import { isTimeZone } from '@vitalane/time';
import { customType } from 'drizzle-orm/pg-core';

/** What is read for a name that no time zone has. */
const noZone = 'UTC';

/** The IANA time zone of a person. It is read as UTC when it is none, because one such row would break every day of its owner. */
export const zoneName = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  fromDriver: (name) => (isTimeZone(name) ? name : noZone),
});
