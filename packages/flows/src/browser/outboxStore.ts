import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxItem, OutboxStore } from '../outbox/outbox.types.ts';

const databaseName = 'outbox';
const version = 1;

/** Items as they lie on disk: numbered in the order in which they were typed. */
interface OutboxSchema<Request> extends DBSchema {
  items: {
    key: number;
    value: OutboxItem<Request>;
    indexes: { id: string; owner: string };
  };
}

type Database<Request> = IDBPDatabase<OutboxSchema<Request>>;

/** Opened for each piece of work and closed after it, so that no tab ever stands in the way of another. */
async function within<Request, Result>(
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

/** Returns a transaction that is on disk, and not merely handed to the system, when it is done. */
const change = <Request>(database: Database<Request>) =>
  database.transaction('items', 'readwrite', { durability: 'strict' });

/** Creates the outbox in IndexedDB. Where the browser blocks storage, or has no room, its promises reject. */
export function createOutboxStore<Request>(): OutboxStore<Request> {
  return {
    // An index gives equal keys in the order of their numbers.
    list: (owner) =>
      within<Request, OutboxItem<Request>[]>((db) => db.getAllFromIndex('items', 'owner', owner)),
    append: (item) =>
      within<Request, void>(async (db) => {
        const { store, done } = change(db);
        await Promise.all([store.add(item), done]);
      }),
    revise: (id, next) =>
      within<Request, OutboxItem<Request> | null>(async (db) => {
        const { store, done } = change(db);
        const cursor = await store.index('id').openCursor(id);
        const after = cursor && next(cursor.value);
        if (cursor) await (after ? cursor.update(after) : cursor.delete());
        await done;
        return after;
      }),
    forget: (owner) =>
      within<Request, void>(async (db) => {
        const { store, done } = change(db);
        for await (const cursor of store.index('owner').iterate(owner)) await cursor.delete();
        await done;
      }),
  };
}
