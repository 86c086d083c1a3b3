import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxItem, OutboxStore } from '../outbox/outbox.types.ts';

const databaseName = 'outbox';
const version = 1;

/** Stored items, numbered in the order typed. */
interface OutboxSchema<Request> extends DBSchema {
  items: {
    key: number;
    value: OutboxItem<Request>;
    indexes: { id: string; owner: string };
  };
}

type Database<Request> = IDBPDatabase<OutboxSchema<Request>>;

/** Opens the database. Calls `onEnd` when the connection can no longer be used. */
async function open<Request>(onEnd: () => void): Promise<Database<Request>> {
  const database = await openDB<OutboxSchema<Request>>(databaseName, version, {
    upgrade(fresh) {
      const items = fresh.createObjectStore('items', { autoIncrement: true });
      items.createIndex('id', 'id', { unique: true });
      items.createIndex('owner', 'owner');
    },
    // A page of a newer build, or the deletion of the site's data, waits until every page has closed its connection.
    blocking() {
      database.close();
      onEnd();
    },
    terminated: onEnd,
  });
  return database;
}

/** Returns a transaction that completes only when written to disk. */
const change = <Request>(database: Database<Request>) =>
  database.transaction('items', 'readwrite', { durability: 'strict' });

/**
 * Creates the outbox in IndexedDB, on one connection for as long as the page lives. Rejects where the browser blocks
 * storage or has no space.
 */
export function createOutboxStore<Request>(): OutboxStore<Request> {
  let opened: Promise<Database<Request>> | null = null;
  const forgetConnection = () => {
    opened = null;
  };

  async function database(): Promise<Database<Request>> {
    opened ??= open<Request>(forgetConnection);
    try {
      return await opened;
    } catch (error) {
      forgetConnection();
      throw error;
    }
  }

  return {
    // The index sorts equal keys by number.
    list: async (owner) => (await database()).getAllFromIndex('items', 'owner', owner),
    async append(item) {
      const { store, done } = change(await database());
      await Promise.all([store.add(item), done]);
    },
    async revise(id, next) {
      const { store, done } = change(await database());
      const cursor = await store.index('id').openCursor(id);
      const after = cursor && next(cursor.value);
      if (cursor) await (after ? cursor.update(after) : cursor.delete());
      await done;
      return after;
    },
    async forget(owner) {
      const { store, done } = change(await database());
      for await (const cursor of store.index('owner').iterate(owner)) await cursor.delete();
      await done;
    },
    persist: () => void navigator.storage?.persist?.(),
  };
}
