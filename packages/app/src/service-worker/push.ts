import { notRecordedText, reminderMessages } from '@vitalane/ui/messages';
import type { NotificationClickEvent, PushMessage, WorkerScope } from './scope.ts';

const answersPath = '/api/reminder-answers';
const startPage = '/';
const icon = '/icons/192.png';

// Browsers with two buttons omit the last one.
const actions = [
  { action: 'taken', title: reminderMessages.taken },
  { action: 'snoozed', title: reminderMessages.snoozed },
  { action: 'skipped', title: reminderMessages.skipped },
];

/** Data of a notification. */
interface NotificationData {
  key?: string;
  path?: string;
  body: string;
  tag: string;
}

type Worker = Pick<WorkerScope, 'addEventListener' | 'registration' | 'clients' | 'fetch'>;

/** Shows reminders and calls, also while the app is closed, and sends answers from notifications. */
export function handlePush(worker: Worker): void {
  /** Sends an answer. Reports a failure, so that nobody assumes that a dose was recorded. */
  async function sendAnswer(action: string, { key, body, tag }: NotificationData): Promise<void> {
    const sent = await worker
      .fetch(answersPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ key, answer: action }),
      })
      .catch(() => null);
    if (sent?.ok) return notifyPages();
    await worker.registration.showNotification(reminderMessages.notRecorded, {
      body: notRecordedText(body),
      tag,
      icon,
    });
  }

  /** Notifies open pages of a change. */
  async function notifyPages(): Promise<void> {
    for (const page of await worker.clients.matchAll({ type: 'window' }))
      page.postMessage({ type: 'reminder' });
  }

  async function show({ title, body, tag, key, path }: PushMessage): Promise<void> {
    const answerable = key ? { actions, requireInteraction: true } : {};
    const data: NotificationData = { key, path, body, tag };
    await worker.registration.showNotification(title, {
      body,
      tag,
      icon,
      renotify: true,
      data,
      ...answerable,
    });
    await notifyPages();
  }

  async function open(path: string): Promise<void> {
    const [page] = await worker.clients.matchAll({ type: 'window' });
    if (!page) {
      await worker.clients.openWindow(path);
      return;
    }
    await page.focus();
    await page.navigate(path);
  }

  async function press({ action, notification }: NotificationClickEvent): Promise<void> {
    const carried = notification.data as NotificationData | null;
    notification.close();
    const isAnswer = carried?.key && actions.some((one) => one.action === action);
    await (isAnswer ? sendAnswer(action, carried) : open(carried?.path ?? startPage));
  }

  worker.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json()));
  });
  worker.addEventListener('notificationclick', (event) => event.waitUntil(press(event)));
}
