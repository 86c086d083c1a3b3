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

/** Opens the database for one operation and closes it, so that no tab blocks another. */
async function withDatabase<Request, Result>(
  work: (database: Database<Request>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<OutboxSchema<Request>>(databaseName, version, {
    upgrade(fresh) {
      const items = fresh.createObjectStore('items', { autoIncrement: true });
      items.createIndex('id', 'id', { unique: true });
      items.createIndex('owner', 'owner');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Returns a transaction that completes only when written to disk. */
const change = <Request>(database: Database<Request>) =>
  database.transaction('items', 'readwrite', { durability: 'strict' });

/** Creates the outbox in IndexedDB. Rejects where the browser blocks storage or has no space. */
export function createOutboxStore<Request>(): OutboxStore<Request> {
  return {
    // The index sorts equal keys by number.
    list: (owner) =>
      withDatabase<Request, OutboxItem<Request>[]>((db) => db.getAllFromIndex('items', 'owner', owner)),
    append: (item) =>
      withDatabase<Request, void>(async (db) => {
        const { store, done } = change(db);
        await Promise.all([store.add(item), done]);
      }),
    revise: (id, next) =>
      withDatabase<Request, OutboxItem<Request> | null>(async (db) => {
        const { store, done } = change(db);
        const cursor = await store.index('id').openCursor(id);
        const after = cursor && next(cursor.value);
        if (cursor) await (after ? cursor.update(after) : cursor.delete());
        await done;
        return after;
      }),
    forget: (owner) =>
      withDatabase<Request, void>(async (db) => {
        const { store, done } = change(db);
        for await (const cursor of store.index('owner').iterate(owner)) await cursor.delete();
        await done;
      }),
  };
}
