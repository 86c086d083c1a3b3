import { describe, expect, it } from 'vitest';
import { handlePush } from './push.ts';
import type { NotificationClickEvent, PushEvent, WorkerNotificationOptions, WorkerScope } from './scope.ts';

/** Creates a service worker with one open page or none. Its server responds with a status, or not at all. */
function startWorker({ status = 204, hasPage = false }: { status?: number | null; hasPage?: boolean } = {}) {
  const listeners = new Map<string, (event: never) => void>();
  const shown: { title: string; options: WorkerNotificationOptions }[] = [];
  const sent: { path: string; body: unknown }[] = [];
  const pages: unknown[] = [];
  const page = {
    postMessage: (message: unknown) => void pages.push(message),
    focus: async () => pages.push('focus'),
    navigate: async (path: string) => pages.push(path),
  };
  const addEventListener: WorkerScope['addEventListener'] = (name, listener) => listeners.set(name, listener);
  handlePush({
    addEventListener,
    registration: {
      showNotification: async (title, options) => void shown.push({ title, options }),
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => (hasPage ? [page] : []),
      openWindow: async (path) => pages.push(`open ${path}`),
    },
    fetch: async (input, init) => {
      if (status === null) throw new TypeError('Failed to fetch');
      sent.push({ path: String(input), body: JSON.parse(String(init?.body)) });
      return new Response(null, { status });
    },
  });

  /** Dispatches an event and waits for its work. */
  async function dispatch(
    name: string,
    event: Omit<PushEvent, 'waitUntil'> | Omit<NotificationClickEvent, 'waitUntil'>,
  ): Promise<void> {
    let work: unknown;
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    listeners.get(name)?.({ ...event, waitUntil } as never);
    await work;
  }

  return {
    shown,
    sent,
    pages,
    push: (message: ReturnType<NonNullable<PushEvent['data']>['json']>) =>
      dispatch('push', { data: { json: () => message } }),
    click: (action: string, data: object | null) =>
      dispatch('notificationclick', { action, notification: { data, close: () => undefined } }),
  };
}

const reminder = {
  title: 'Time for your medicine',
  body: 'Amlodipine 5 mg: 1 tablet, 08:00.',
  tag: 'reminder-1',
  key: 'key-1',
  path: '/Medication',
};

describe('a reminder that arrives', () => {
  it('is shown with its answers and replaces the previous one', async () => {
    const worker = startWorker({ hasPage: true });
    await worker.push(reminder);
    expect(worker.shown).toHaveLength(1);
    expect(worker.shown[0]).toMatchObject({
      title: 'Time for your medicine',
      options: { body: reminder.body, tag: 'reminder-1', renotify: true, requireInteraction: true },
    });
    expect(worker.shown[0]?.options.actions?.map(({ action }) => action)).toEqual([
      'taken',
      'snoozed',
      'skipped',
    ]);
    expect(worker.pages).toEqual([{ type: 'reminder' }]);
  });

  it('has no answers when it is about the stock', async () => {
    const worker = startWorker();
    await worker.push({ title: 'Running low', body: 'Amlodipine 5 mg: …', tag: 'reminder-2' });
    expect(worker.shown[0]?.options).not.toHaveProperty('actions');
  });
});

describe('a notification that is pressed', () => {
  it.each(['taken', 'snoozed', 'skipped'])('sends "%s" with its key, without a token', async (action) => {
    const worker = startWorker();
    await worker.click(action, reminder);
    expect(worker.sent).toEqual([{ path: '/api/reminder-answers', body: { key: 'key-1', answer: action } }]);
    expect(worker.shown).toEqual([]);
  });

  it.each([404, 500, null])('reports an answer that does not arrive (%s)', async (status) => {
    const worker = startWorker({ status });
    await worker.click('taken', reminder);
    expect(worker.shown).toMatchObject([
      {
        title: 'Your answer was not recorded',
        options: { body: 'Amlodipine 5 mg: 1 tablet, 08:00. Open Vitalane to record it.', tag: 'reminder-1' },
      },
    ]);
  });

  it('opens the page that the message names', async () => {
    const worker = startWorker();
    await worker.push({ title: 'The doctor is ready for you', body: '…', tag: 'c1', path: '/TeleHealth' });
    await worker.click('', worker.shown[0]?.options.data);
    expect(worker.pages).toEqual(['open /TeleHealth']);
  });

  it('opens its page without an answer, in the open page or a new one', async () => {
    const worker = startWorker();
    await worker.click('', reminder);
    expect(worker.pages).toEqual(['open /Medication']);
    const withPage = startWorker({ hasPage: true });
    await withPage.click('', reminder);
    expect(withPage.pages).toEqual(['focus', '/Medication']);
  });

  it('opens the start of the app for a message without a page', async () => {
    const worker = startWorker();
    await worker.click('', null);
    expect(worker.pages).toEqual(['open /']);
  });
});
