import { fileURLToPath } from 'node:url';

/** The folder of generated SQL; drizzle-kit adds to it from `schema.ts`. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
