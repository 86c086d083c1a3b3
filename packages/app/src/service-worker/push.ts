import { notRecordedText, reminderMessages } from '@vitalane/ui/messages';
import type { PressEvent, PushMessage, WorkerScope } from './scope.ts';

const answersPath = '/api/reminder-answers';
const medicines = '/Medication';
const icon = '/icons/192.png';

// Browsers that show only two buttons leave the last one out.
const actions = [
  { action: 'taken', title: reminderMessages.taken },
  { action: 'snoozed', title: reminderMessages.snoozed },
  { action: 'skipped', title: reminderMessages.skipped },
];

/** What a notification carries until it is pressed. */
interface Carried {
  key?: string;
  path?: string;
  body: string;
  tag: string;
}

type Worker = Pick<WorkerScope, 'addEventListener' | 'registration' | 'clients' | 'fetch'>;

/** Shows reminders and calls, also while the app is closed, and passes on the answer that is given in the notification. */
export function handlePush(worker: Worker): void {
  /** Sends an answer. One that does not arrive is said, so that nobody believes a dose recorded that is not. */
  async function answer(action: string, { key, body, tag }: Carried): Promise<void> {
    const sent = await worker
      .fetch(answersPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ key, answer: action }),
      })
      .catch(() => null);
    if (sent?.ok) return tellPages();
    await worker.registration.showNotification(reminderMessages.notRecorded, {
      body: notRecordedText(body),
      tag,
      icon,
    });
  }

  /** Pages that are open show what has changed. */
  async function tellPages(): Promise<void> {
    for (const page of await worker.clients.matchAll({ type: 'window' }))
      page.postMessage({ type: 'reminder' });
  }

  async function show({ title, body, tag, key, path }: PushMessage): Promise<void> {
    const answerable = key ? { actions, requireInteraction: true } : {};
    const data: Carried = { key, path, body, tag };
    await worker.registration.showNotification(title, {
      body,
      tag,
      icon,
      renotify: true,
      data,
      ...answerable,
    });
    await tellPages();
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

  async function press({ action, notification }: PressEvent): Promise<void> {
    const carried = notification.data as Carried | null;
    notification.close();
    const isAnswer = carried?.key && actions.some((one) => one.action === action);
    await (isAnswer ? answer(action, carried) : open(carried?.path ?? medicines));
  }

  worker.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json()));
  });
  worker.addEventListener('notificationclick', (event) => event.waitUntil(press(event)));
}
