import { type PgTimestampBuilderInitial, timestamp } from 'drizzle-orm/pg-core';

/** Defines a column of an instant in UTC, to the millisecond. */
export function instant<Name extends string>(name: Name): PgTimestampBuilderInitial<Name> {
  return timestamp(name, { withTimezone: true, precision: 3 });
}
