import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Secrets } from '../config/config.ts';
import { migrationsFolder } from '../db/migrations.ts';
import { createNricVault } from '../identity/nric.ts';

/** Name of the manifest, the last member of the archive. */
export const manifestName = 'manifest.json';

const manifestShape = z.object({
  format: z.literal('vitalane-backup'),
  version: z.literal(1),
  /** Newest migration of the database. */
  schema: z.string(),
  /** Number of migrations of the database. */
  schemaNumber: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Fingerprint of the installation's keys. The archive does not contain the keys. */
  keys: z.string(),
  /** Number of rows by table. */
  rows: z.record(z.string(), z.number().int()),
  orderNumber: z.object({ last: z.string(), isCalled: z.boolean() }),
  /** SHA-256 of the content by member. */
  checksums: z.record(z.string(), z.string()),
});

/** Contents of an archive, and its requirements for a restore. */
export type Manifest = z.infer<typeof manifestShape>;

/** Parses a manifest. Returns `undefined` when it is invalid. */
export function readManifest(content: Buffer): Manifest | undefined {
  try {
    return manifestShape.safeParse(JSON.parse(content.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Returns the newest migration of this program. */
export function currentSchema(): Pick<Manifest, 'schema' | 'schemaNumber'> {
  const shape = z.object({ entries: z.array(z.object({ tag: z.string() })) });
  const { entries } = shape.parse(
    JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')),
  );
  return { schema: entries.at(-1)?.tag ?? '', schemaNumber: entries.length };
}

/** Returns the fingerprint of the keys that protect identity numbers. */
export function keysFingerprint({ nricEncryptionKey, nricLookupKey }: Secrets): string {
  const { pseudonym } = createNricVault({ nricEncryptionKey, nricLookupKey });
  return pseudonym(`backup:${pseudonymOfEncryption(nricEncryptionKey)}`);
}

function pseudonymOfEncryption(key: string): string {
  return createNricVault({ nricEncryptionKey: key, nricLookupKey: key }).pseudonym('backup');
}

/** Returns the SHA-256 in hexadecimal. */
export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
