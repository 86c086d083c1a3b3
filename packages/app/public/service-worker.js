// Shows reminders, also while the app is closed, and passes on the answer that is given in the notification. It keeps
// no page and no answer of the server: the app works from the network alone.
const answersPath = '/api/reminder-answers';
const medicines = '/Medication';
const icon = '/icon.svg';

// Browsers that show only two buttons leave the last one out.
const actions = [
  { action: 'taken', title: 'Taken' },
  { action: 'snoozed', title: 'In 10 minutes' },
  { action: 'skipped', title: 'Skip' },
];

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, tag, key } = event.data.json();
  const answerable = key ? { actions, requireInteraction: true } : {};
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    icon,
    renotify: true,
    data: { key, body, tag },
    ...answerable,
  });
  event.waitUntil(Promise.all([shown, tellPages()]));
});

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  const { key } = notification.data ?? {};
  notification.close();
  const isAnswer = key && actions.some((one) => one.action === action);
  event.waitUntil(isAnswer ? answer(action, notification.data) : open());
});

/** Sends an answer. One that does not arrive is said, so that nobody believes a dose recorded that is not. */
async function answer(action, { key, body, tag }) {
  const sent = await fetch(answersPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key, answer: action }),
  }).catch(() => null);
  if (sent?.ok) return tellPages();
  await self.registration.showNotification('Your answer was not recorded', {
    body: `${body} Open Vitalane to record it.`,
    tag,
    icon,
  });
}

/** Pages that are open show what has changed. */
async function tellPages() {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ type: 'reminder' });
}

async function open() {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return self.clients.openWindow(medicines);
  await page.focus();
  await page.navigate(medicines);
}
