import { safeStorage } from '@vitalane/flows/browser';
import { registerNow, workerPath } from '../service-worker/register.ts';

/** State of push messages in this browser. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** Push subscription in API format. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** The account that turned messages on: an expired session keeps them, and another account may sign in meanwhile. */
const ownerKey = 'pushOwner';
const storage = safeStorage(() => localStorage);

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscriptionNow(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns the present state of push messages for the account `owner`. Shows no prompt. */
export async function readPushState(owner: string | null): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await subscriptionNow()) && storage.read(ownerKey) === owner ? 'on' : 'off';
}

function toSubscription(subscription: PushSubscription): BrowserSubscription {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('This browser gave no address for messages.');
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/**
 * Asks for permission and subscribes this browser to push messages of the account `owner`. The public key of this installation is base64url.
 * Returns `null` when permission is denied. Rejects when the push service cannot be reached.
 */
export async function subscribe(publicKey: string, owner: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await registerNow();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = toSubscription(await pushManager.subscribe(options));
  storage.write(ownerKey, owner);
  return subscription;
}

/** Ends the subscription of this browser; the push service informs the server. */
export async function unsubscribe(): Promise<void> {
  if (!isSupported()) return;
  storage.remove(ownerKey);
  await (await subscriptionNow())?.unsubscribe();
}

/** Calls `listener` when a reminder arrives or is answered in its notification. */
export function watchReminders(listener: () => void): void {
  if (!isSupported()) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'reminder') listener();
  });
}
