import { addMs, msBetween } from '@vitalane/time';
import { asc, eq, inArray, lte } from 'drizzle-orm';
import webPush, { WebPushError } from 'web-push';
import type { Database } from '../db/database.ts';
import { ownedBy } from '../db/ownership.ts';
import { pushOutbox, pushSubscription } from '../db/schema.ts';
import { noteDelivery } from '../deliveries/deliveries.ts';
import type { PushKeys } from './keys.ts';
import { isPushAddress, publicAgent } from './publicAddress.ts';

/** A message for one browser. */
export interface PushMessage {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** JSON, as the service worker reads it. */
  payload: string;
  /** How long the push service keeps it for a browser that is not there. */
  ttlSeconds: number;
}

/** Hands a message to the browser's push service: `gone` when that browser takes no more. Rejects when it did not work. */
export type PushTransport = (message: PushMessage) => Promise<'delivered' | 'gone'>;

const retryAfterMs = 60_000;
const timeoutMs = 10_000;
/** What push services answer of a subscription that has ended. */
const goneStatuses = [404, 410];

/** Delivers by web push, encrypted for the browser. `subject` is how a push service can reach the operator. */
export function createPushTransport({
  keys,
  subject,
}: {
  keys: PushKeys;
  /** `mailto:` or `https:`. */
  subject: string;
}): PushTransport {
  return async ({ payload, ttlSeconds, ...subscription }) => {
    if (!isPushAddress(subscription.endpoint)) return 'gone';
    try {
      await webPush.sendNotification(subscription, payload, {
        vapidDetails: { subject, ...keys },
        TTL: ttlSeconds,
        urgency: 'high',
        timeout: timeoutMs,
        agent: publicAgent,
      });
      return 'delivered';
    } catch (error) {
      if (error instanceof WebPushError && goneStatuses.includes(error.statusCode)) return 'gone';
      throw error;
    }
  };
}

/**
 * Delivers what waits, each message by one process only; what fails is tried again a minute later, until it is of no
 * use. A browser that takes no more is forgotten. Says how many failed.
 */
export async function deliverPushes(
  db: Database,
  { transport, now }: { transport: PushTransport; now: () => Date },
): Promise<number> {
  let failed = 0;
  for (let waiting = await claim(db, now()); waiting; waiting = await claim(db, now())) {
    const outcome = await deliver(db, waiting, { transport, now: now() });
    if (outcome === 'failed') failed += 1;
    else await db.delete(pushOutbox).where(eq(pushOutbox.id, waiting.id));
  }
  return failed;
}

type Waiting = typeof pushOutbox.$inferSelect;

async function deliver(
  db: Database,
  { subscriptionId, payload, expiresAt }: Waiting,
  { transport, now }: { transport: PushTransport; now: Date },
): Promise<'done' | 'failed'> {
  const ttlSeconds = Math.floor(msBetween(now, expiresAt) / 1000);
  if (ttlSeconds <= 0) return 'done';
  const [browser] = await db.select().from(pushSubscription).where(eq(pushSubscription.id, subscriptionId));
  if (!browser) return 'done';
  const { endpoint, p256dh, auth } = browser;
  const message = { endpoint, keys: { p256dh, auth }, payload, ttlSeconds };
  const outcome = await transport(message).catch(() => 'failed' as const);
  if (outcome === 'gone') await db.delete(pushSubscription).where(eq(pushSubscription.id, subscriptionId));
  await note(db, outcome, { ownerId: browser.ownerId, at: now });
  return outcome === 'failed' ? 'failed' : 'done';
}

const failures = { failed: 'not_accepted', gone: 'browser_gone' } as const;

/** That one browser takes no more is no failure while the person has another. */
async function note(
  db: Database,
  outcome: 'delivered' | keyof typeof failures,
  { ownerId, at }: { ownerId: string; at: Date },
): Promise<void> {
  const message = { ownerId, channel: 'push', at } as const;
  if (outcome === 'delivered') return await noteDelivery(db, message);
  const isElsewhere =
    outcome === 'gone' &&
    (await db.$count(pushSubscription, ownedBy(pushSubscription, { accountId: ownerId }))) > 0;
  if (!isElsewhere) await noteDelivery(db, { ...message, failure: failures[outcome] });
}

async function claim(db: Database, now: Date): Promise<Waiting | undefined> {
  const next = db
    .select({ id: pushOutbox.id })
    .from(pushOutbox)
    .where(lte(pushOutbox.tryAfter, now))
    .orderBy(asc(pushOutbox.tryAfter))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(pushOutbox)
    .set({ tryAfter: addMs(now, retryAfterMs) })
    .where(inArray(pushOutbox.id, next))
    .returning();
  return claimed;
}
