import { IDBFactory } from 'fake-indexeddb';
import { deleteDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import type { OutboxItem } from '../outbox/outbox.types.ts';
import { createOutboxStore } from './outboxStore.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const item = (id: string, owner = 'mei'): OutboxItem<string> => ({
  id,
  owner,
  key: `key-${id}`,
  request: id,
  sentAt: null,
  refusal: null,
});

const idsOf = async (owner: string) => (await createOutboxStore<string>().list(owner)).map(({ id }) => id);

it('keeps the order of entries, also for the next page', async () => {
  const store = createOutboxStore<string>();
  for (const id of ['z', 'a', 'm']) await store.append(item(id));
  await store.revise('a', (item) => ({ ...item, sentAt: 1 }));
  expect(await idsOf('mei')).toEqual(['z', 'a', 'm']);
});

it('lists and deletes the entries of one account only', async () => {
  const store = createOutboxStore<string>();
  for (const [id, owner] of [
    ['one', 'mei'],
    ['two', 'ravi'],
    ['three', 'mei'],
  ] as const)
    await store.append(item(id, owner));
  expect(await idsOf('ravi')).toEqual(['two']);
  await store.forget('mei');
  expect(await idsOf('mei')).toEqual([]);
  expect(await idsOf('ravi')).toEqual(['two']);
});

it('changes and removes one entry, and never restores a removed one', async () => {
  const store = createOutboxStore<string>();
  await store.append(item('one'));
  expect(await store.revise('one', (item) => ({ ...item, request: 'edited' }))).toMatchObject({
    request: 'edited',
  });
  expect(await store.revise('one', () => null)).toBeNull();
  expect(await store.revise('one', (item) => item)).toBeNull();
  expect(await idsOf('mei')).toEqual([]);
});

it('serialises changes of one entry', async () => {
  const stores = [createOutboxStore<string>(), createOutboxStore<string>()];
  await stores[0]?.append(item('one'));
  const more = (item: OutboxItem<string>) => ({ ...item, sentAt: (item.sentAt ?? 0) + 1 });
  await Promise.all(Array.from({ length: 20 }, (_, index) => stores[index % 2]?.revise('one', more)));
  expect(await createOutboxStore<string>().list('mei')).toMatchObject([{ sentAt: 20 }]);
});

it('rejects when an entry cannot be stored', async () => {
  const store = createOutboxStore<string>();
  await store.append(item('one'));
  await expect(store.append(item('one'))).rejects.toThrow();
});

describe('the connection', () => {
  it('is opened once', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    const store = createOutboxStore<string>();
    await Promise.all([store.list('mei'), store.append(item('one'))]);
    await store.revise('one', () => null);
    await store.forget('mei');
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('blocks no other page that changes the database, and is opened again', async () => {
    const store = createOutboxStore<string>();
    await store.append(item('one'));
    await deleteDB('outbox');
    await store.append(item('two'));
    expect(await store.list('mei')).toMatchObject([{ id: 'two' }]);
  });

  it('is tried again after a failure', async () => {
    const failing = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new Error('blocked');
    });
    const store = createOutboxStore<string>();
    await expect(store.append(item('one'))).rejects.toThrow('blocked');
    await store.append(item('two'));
    expect(await store.list('mei')).toMatchObject([{ id: 'two' }]);
    failing.mockRestore();
  });
});
