import { registerNow, workerPath } from '../service-worker/register.ts';

/** State of push messages in this browser. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** Push subscription in API format. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscriptionNow(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns the present state of push messages. Shows no prompt. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await subscriptionNow()) ? 'on' : 'off';
}

function toSubscription(subscription: PushSubscription): BrowserSubscription {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('This browser gave no address for messages.');
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** Returns the subscription of this browser, or `null` without one. */
export async function subscriptionHere(): Promise<BrowserSubscription | null> {
  const subscription = isSupported() ? await subscriptionNow() : null;
  return subscription && toSubscription(subscription);
}

/**
 * Asks for permission and subscribes this browser to push messages. The public key of this installation is base64url.
 * Returns `null` when permission is denied. Rejects when the push service cannot be reached.
 */
export async function subscribe(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await registerNow();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return toSubscription(await pushManager.subscribe(options));
}

/** Ends the subscription of this browser; the push service informs the server. */
export async function unsubscribe(): Promise<void> {
  if (!isSupported()) return;
  await (await subscriptionNow())?.unsubscribe();
}

/** Calls `listener` when a reminder arrives or is answered in its notification. */
export function watchReminders(listener: () => void): void {
  if (!isSupported()) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'reminder') listener();
  });
}
