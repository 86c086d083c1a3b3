import { customType } from 'drizzle-orm/pg-core';

/**
 * A finite, non-negative quantity. It is a domain of the database, because one invalid row breaks every
 * calculation for its owner. Drizzle-kit writes such a type as `"undefined"."amount"`: remove the schema by
 * hand.
 */
export const amount = customType<{ data: number; driverData: number }>({ dataType: () => 'amount' });

/** A finite number of either sign. */
export const finiteNumber = customType<{ data: number; driverData: number }>({
  dataType: () => 'finite_number',
});
