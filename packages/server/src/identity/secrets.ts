import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Secrets } from '../config/config.ts';
import { syncDirectory } from '../db/durableNodeFs.ts';
import { damagedDirectory } from '../db/embedded.ts';

const shape = z.object({ tokenSecret: z.string(), nricEncryptionKey: z.string(), nricLookupKey: z.string() });

/** Returns whether the environment has every secret. */
export function isComplete(secrets: Partial<Secrets>): secrets is Secrets {
  return shape.safeParse(secrets).success;
}

/**
 * Returns the secrets of an embedded server. Those that the environment does not set come from `secrets.json`
 * in the data directory, which the first start creates, readable by its owner only. A directory without it is
 * refused as damaged, because stored identity numbers could never be decrypted.
 */
export function embeddedSecrets(dataDir: string, named: Partial<Secrets>): Secrets {
  const path = join(dataDir, 'secrets.json');
  if (!existsSync(path)) {
    if (existsSync(join(dataDir, 'database.complete'))) throw damagedDirectory(dataDir);
    writeSecrets(dataDir, path);
  }
  const stored = shape.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (!stored.success) throw damagedDirectory(dataDir);
  return { ...stored.data, ...named };
}

function writeSecrets(dataDir: string, path: string): void {
  const fresh = () => randomBytes(32).toString('base64url');
  const secrets: Secrets = { tokenSecret: fresh(), nricEncryptionKey: fresh(), nricLookupKey: fresh() };
  const unfinished = `${path}.new`;
  const file = openSync(unfinished, 'w', 0o600);
  writeSync(file, `${JSON.stringify(secrets, null, 2)}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(unfinished, path);
  syncDirectory(dataDir);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
