import { msBetween, secondMs } from '@vitalane/time';
import { eq } from 'drizzle-orm';
import webPush, { WebPushError } from 'web-push';
import { ownedBy } from '../authorisation/ownership.ts';
import type { PushKeys } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { pushOutbox, pushSubscription } from '../db/schema.ts';
import { storeDelivery } from '../deliveries/deliveries.ts';
import { type Channel, deliverWaiting } from '../deliveries/outbox.ts';
import { isPushAddress, publicAgent } from './publicAddress.ts';

/** A message for one browser. */
export interface PushMessage {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** JSON for the service worker. */
  payload: string;
  /** How long the push service stores it for an offline browser. */
  ttlSeconds: number;
}

/**
 * Sends a message to the browser's push service. Returns `gone` when the browser has unsubscribed. Rejects on
 * failure.
 */
export type PushTransport = (message: PushMessage) => Promise<'delivered' | 'gone'>;

const timeoutMs = 10_000;
/** Statuses with which push services report an ended subscription. */
const goneStatuses = [404, 410];

/**
 * Creates a web push transport with encryption for the browser. `subject` is the operator's contact for push
 * services.
 */
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

/** Transport and clock of the delivery. */
export interface PushOptions {
  transport: PushTransport;
  now: () => Date;
}

/** Delivers the due push messages. Returns the number of failed attempts. */
export async function deliverPushes(db: Database, options: PushOptions): Promise<number> {
  return await deliverWaiting(db, pushChannel(options), options.now);
}

function pushChannel({ transport, now }: PushOptions): Channel<typeof pushOutbox.$inferSelect> {
  return {
    kind: 'push',
    table: pushOutbox,
    expiresAt: ({ expiresAt }) => expiresAt,
    async deliver(db, { subscriptionId, payload, expiresAt }) {
      const [browser] = await db
        .select()
        .from(pushSubscription)
        .where(eq(pushSubscription.id, subscriptionId));
      if (!browser) return true;
      const { ownerId, endpoint, p256dh, auth } = browser;
      const ttlSeconds = Math.ceil(msBetween(now(), expiresAt) / secondMs);
      const message = { endpoint, keys: { p256dh, auth }, payload, ttlSeconds };
      const outcome = await transport(message).catch(() => 'failed' as const);
      if (outcome === 'gone')
        await db.delete(pushSubscription).where(eq(pushSubscription.id, subscriptionId));
      await recordOutcome(db, outcome, { ownerId, at: now() });
      return outcome !== 'failed';
    },
  };
}

const failures = { failed: 'not_accepted', gone: 'browser_gone' } as const;

/** Stores the outcome. An unsubscribed browser is not a failure while the account has another. */
async function recordOutcome(
  db: Database,
  outcome: 'delivered' | keyof typeof failures,
  { ownerId, at }: { ownerId: string; at: Date },
): Promise<void> {
  const message = { ownerId, channel: 'push', at } as const;
  if (outcome === 'delivered') return await storeDelivery(db, message);
  const isElsewhere =
    outcome === 'gone' &&
    (await db.$count(pushSubscription, ownedBy(pushSubscription, { accountId: ownerId }))) > 0;
  if (!isElsewhere) await storeDelivery(db, { ...message, failure: failures[outcome] });
}
