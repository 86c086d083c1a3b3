/**
 * Whether a test of random or many values tries all of them: in the full run, on PostgreSQL, which takes less time than
 * the embedded database. The gate tries a few.
 */
export const isThorough = process.env.TEST_EFFORT === 'full' && process.env.TEST_DATABASE_URL !== undefined;
