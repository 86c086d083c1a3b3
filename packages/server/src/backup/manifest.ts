import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Secrets } from '../config/config.ts';
import { migrationsFolder } from '../db/migrations.ts';
import { createNricVault } from '../identity/nric.ts';

/** The name of the manifest in the archive: its last member. */
export const manifestName = 'manifest.json';

const manifestShape = z.object({
  format: z.literal('vitalane-backup'),
  version: z.literal(1),
  /** The newest migration of the database. */
  schema: z.string(),
  /** How many migrations the database had. */
  schemaNumber: z.number().int(),
  createdAt: z.iso.datetime(),
  /** What the keys of the installation are known by; the keys themselves are not in the archive. */
  keys: z.string(),
  /** Table -> rows. */
  rows: z.record(z.string(), z.number().int()),
  orderNumber: z.object({ last: z.string(), isCalled: z.boolean() }),
  /** Member -> SHA-256 of its content. */
  checksums: z.record(z.string(), z.string()),
});

/** What an archive holds, and what it needs to be restored. */
export type Manifest = z.infer<typeof manifestShape>;

/** Reads a manifest; nothing when it is none. */
export function readManifest(content: Buffer): Manifest | undefined {
  try {
    return manifestShape.safeParse(JSON.parse(content.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Returns the newest migration that this program knows. */
export function currentSchema(): Pick<Manifest, 'schema' | 'schemaNumber'> {
  const shape = z.object({ entries: z.array(z.object({ tag: z.string() })) });
  const { entries } = shape.parse(
    JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')),
  );
  return { schema: entries.at(-1)?.tag ?? '', schemaNumber: entries.length };
}

/** Returns what the keys that protect identity numbers are known by. */
export function keysMark({ nricEncryptionKey, nricLookupKey }: Secrets): string {
  const { pseudonym } = createNricVault({ nricEncryptionKey, nricLookupKey });
  return pseudonym(`backup:${pseudonymOfEncryption(nricEncryptionKey)}`);
}

function pseudonymOfEncryption(key: string): string {
  return createNricVault({ nricEncryptionKey: key, nricLookupKey: key }).pseudonym('backup');
}

/** SHA-256 in hexadecimal. */
export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
