import { fileURLToPath } from 'node:url';

/** Folder of generated SQL; drizzle-kit adds to it from `schema.ts`. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
