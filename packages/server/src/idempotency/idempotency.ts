import { createHash } from 'node:crypto';
import { addMs, dayMs } from '@vitalane/time';
import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyKey } from '../db/schema.ts';
import { ApiError } from '../errors/apiError.ts';
import type { HandlerResponse } from '../http/responses.ts';

const retentionMs = dayMs;

/** An intended effect that must happen once. */
export interface Intent {
  ownerId: string;
  operationId: string;
  key: string;
  /** Content that distinguishes this request from others. */
  request: unknown;
  now: Date;
}

/**
 * Runs the effect once for each intent, in one transaction with the stored key. A repeated request receives the
 * stored status and body. Throws `idempotency_mismatch` when the key was used for another request. A failed
 * effect stores no key.
 */
export async function runOnce(
  db: Database,
  intent: Intent,
  effect: (tx: Database) => Promise<HandlerResponse>,
): Promise<HandlerResponse> {
  const { ownerId, operationId, key, now } = intent;
  const mine = and(
    eq(idempotencyKey.ownerId, ownerId),
    eq(idempotencyKey.operationId, operationId),
    eq(idempotencyKey.key, key),
  );
  const fingerprint = createHash('sha256').update(canonical(intent.request)).digest('base64url');
  return await db.transaction(async (tx) => {
    await tx.delete(idempotencyKey).where(and(mine, isOutdated(now)));
    const claimed = await tx
      .insert(idempotencyKey)
      .values({ ownerId, operationId, key, fingerprint, status: 0, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });
    if (claimed.length === 0) return await storedAnswer(tx, mine, fingerprint);
    const answer = await effect(tx);
    await tx
      .update(idempotencyKey)
      .set({ status: answer.status, body: answer.body ?? null })
      .where(mine);
    return answer;
  });
}

/** Removes keys that are older than a day. */
export async function deleteOutdatedKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKey).where(isOutdated(now));
}

async function storedAnswer(
  tx: Database,
  mine: SQL | undefined,
  fingerprint: string,
): Promise<HandlerResponse> {
  const [stored] = await tx.select().from(idempotencyKey).where(mine);
  if (stored?.fingerprint !== fingerprint) throw new ApiError('idempotency_mismatch');
  return { status: stored.status, body: stored.body ?? undefined };
}

function isOutdated(now: Date): SQL {
  return lt(idempotencyKey.createdAt, addMs(now, -retentionMs));
}

/** Serialises a value as JSON with sorted members. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
