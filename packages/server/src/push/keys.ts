import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { PushKeys } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { pushKey } from '../db/schema.ts';

const only = 1;

/**
 * Returns the configured key pair, else the stored one, which is generated at the first start and shared by all
 * processes.
 */
export async function pushKeys(db: Database, configured: PushKeys | undefined): Promise<PushKeys> {
  if (configured) return configured;
  const fresh = { id: only, ...webPush.generateVAPIDKeys() };
  await db.insert(pushKey).values(fresh).onConflictDoNothing();
  const [stored = fresh] = await db.select().from(pushKey).where(eq(pushKey.id, only));
  const { publicKey, privateKey } = stored;
  return { publicKey, privateKey };
}
