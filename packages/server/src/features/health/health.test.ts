import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notification } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function notify(ownerId: string, title: string, createdAt: string) {
  await server.db
    .insert(notification)
    .values({ id: randomUUID(), ownerId, title, body: 'Text', createdAt: new Date(createdAt) });
}

it('shows the own notifications, newest first, and nobody else’s', async () => {
  const [person, other] = [await server.welcome(), await server.welcome()];
  await notify(person.id, 'Older', '2025-12-01T00:00:00Z');
  await notify(person.id, 'Newer', '2025-12-02T00:00:00Z');
  await notify(other.id, 'Private', '2025-12-03T00:00:00Z');
  const page = (await person.call('GET', '/get-notifications')).json();
  expect(page.items.map(({ title }: { title: string }) => title)).toEqual(['Newer', 'Older']);
  expect(page.nextCursor).toBeNull();
});

it('shows an empty list to somebody without any', async () => {
  const person = await server.welcome();
  expect((await person.call('GET', '/get-notifications')).json()).toEqual({ items: [], nextCursor: null });
});
