import { createActor, fromPromise, type SimulatedClock, waitFor } from 'xstate';
import { createListeners } from '../shared/listeners.ts';
import { canChange } from './outbox.rules.ts';
import { createSender, type Outcomes, type SenderDeps } from './outbox.send.ts';
import type { OutboxItem, Refusal } from './outbox.types.ts';
import { syncMachine } from './sync.machine.ts';
import type { SyncEffect, SyncRound, SyncSession } from './sync.types.ts';

/** Session of this page. */
export interface OutboxSession {
  current: () => SyncSession;
  /** Calls the listener when the session may have changed. */
  subscribe: (listener: () => void) => void;
}

/** Dependencies of the outbox. */
export interface OutboxDeps<Request> extends SenderDeps<Request> {
  session: OutboxSession;
  newKey: () => string;
  /** Carries out what the app does after sending. */
  onEffect: (effect: Exclude<SyncEffect, { type: 'queueChanged' }>) => void;
  clock?: SimulatedClock;
}

/** Reason why an entry is neither stored nor kept. */
export interface SaveRefusal extends Omit<Refusal, 'code'> {
  /**
   * The server's reason, or `unknownPerson`: no account is known; `alreadySent`: the replaced entry may have arrived;
   * `noRoom`: the device cannot keep it.
   */
  code: Refusal['code'] | 'unknownPerson' | 'alreadySent' | 'noRoom';
}

/** Result of saving an entry. */
export type Saved =
  | { status: 'stored' }
  /** Kept on this device and sent later. */
  | { status: 'kept' }
  | ({ status: 'refused' } & SaveRefusal);

/** Outbox of the present account: entries that the server has not confirmed, here and in other tabs. */
export interface Outbox<Request> {
  /** Returns the entries in the order typed. */
  entries: () => readonly OutboxItem<Request>[];
  /** Calls the listener whenever {@link entries} may have changed. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Keeps an entry on this device, then tries to send it. `edits` is the id of an entry that is replaced: unsent or
   * refused, so that it cannot have arrived. Never rejects.
   */
  save: (request: Request, edits: string | null) => Promise<Saved>;
  /** As {@link save} for a new entry that no form has: one that the server refuses stays until it is discarded. */
  post: (request: Request) => Promise<Saved>;
  /** Removes an entry that cannot have arrived: unsent or refused. */
  discard: (id: string) => Promise<void>;
  /** Removes all entries of the account, such as at sign-out. */
  forget: () => Promise<void>;
  /** Starts sending: now, after sign-in, with each new entry, and at each {@link wake}. */
  start: () => void;
  /** Sends what waits, because sending may have become possible. */
  wake: () => void;
}

const refused = (code: SaveRefusal['code']): Saved => ({
  status: 'refused',
  code,
  message: null,
  fields: {},
});

/** Creates the outbox of this page. */
export function createOutbox<Request>(deps: OutboxDeps<Request>): Outbox<Request> {
  const { store, session, client, tabs, newKey, onEffect, clock } = deps;
  const sendPending = createSender(deps);
  const listeners = createListeners();
  let entries: readonly OutboxItem<Request>[] = [];

  /** Sends all entries once. Nothing is pending where storage is blocked. */
  async function sendRound(owner: string): Promise<SyncRound> {
    const outcomes = await sendPending(owner).catch((): Outcomes => new Map());
    const left = await store.list(owner).catch(() => []);
    // The browser reports when it is online again.
    return { outcomes, isWaiting: client.isOnline() && left.some(({ refusal }) => !refusal) };
  }

  const actors = {
    sendWaiting: fromPromise<SyncRound, { owner: string }>(({ input }) => sendRound(input.owner)),
  };
  const sync = createActor(syncMachine.provide({ actors }), { ...(clock && { clock }) });
  sync.on('queueChanged', () => void changed());
  sync.on('itemsStored', onEffect);
  sync.on('itemsSettled', onEffect);

  /** Reads the entries; none where storage is blocked. */
  async function read(): Promise<void> {
    const { owner } = session.current();
    const stored = owner ? await store.list(owner).catch(() => []) : [];
    // Another account may have signed in meanwhile.
    if (owner !== session.current().owner) return;
    if (stored.length > 0 || entries.length > 0) entries = stored;
    listeners.notify();
  }

  /** Reads the entries here and in every other tab. */
  async function changed(): Promise<void> {
    tabs.tell();
    await read();
  }

  async function add(owner: string, request: Request): Promise<string> {
    const id = newKey();
    await store.append({ id, owner, key: newKey(), request, sentAt: null, refusal: null });
    return id;
  }

  /** Returns whether the entry was replaced. The new one has a new key. */
  async function replace(id: string, request: Request): Promise<boolean> {
    const key = newKey();
    const replaced = await store.revise(id, (item) =>
      canChange(item) ? { ...item, key, request, sentAt: null, refusal: null } : item,
    );
    return replaced?.key === key;
  }

  const remove = (id: string) => store.revise(id, (item) => (canChange(item) ? null : item));

  /** Returns the result of an entry. A refused one of which a form still has the input leaves the outbox. */
  async function resultOf(owner: string, id: string, isInForm: boolean): Promise<Saved> {
    const kept = (await store.list(owner)).find((item) => item.id === id);
    if (!kept) return { status: 'stored' };
    if (!kept.refusal) {
      store.persist();
      return { status: 'kept' };
    }
    if (isInForm) await remove(id);
    return { status: 'refused', ...kept.refusal };
  }

  async function keepAndSend(
    request: Request,
    { edits, isInForm }: { edits: string | null; isInForm: boolean },
  ): Promise<Saved> {
    const { owner } = session.current();
    if (!owner) return refused('unknownPerson');
    try {
      if (edits && !(await replace(edits, request))) return refused('alreadySent');
      const id = edits ?? (await add(owner, request));
      sync.send({ type: 'item.added', id });
      await waitFor(sync, (snapshot) => !snapshot.matches('sending'));
      const saved = await resultOf(owner, id, isInForm);
      await changed();
      return saved;
    } catch {
      return refused('noRoom');
    }
  }

  return {
    entries: () => entries,
    subscribe: listeners.subscribe,
    save: (request, edits) => keepAndSend(request, { edits, isInForm: edits === null }),
    post: (request) => keepAndSend(request, { edits: null, isInForm: false }),
    async discard(id) {
      await remove(id);
      await changed();
    },
    async forget() {
      const { owner } = session.current();
      // Storage that cannot be opened contains no entries.
      if (owner) await store.forget(owner).catch(() => undefined);
      await changed();
    },
    start() {
      const follow = () => sync.send({ type: 'session.changed', ...session.current() });
      sync.start();
      tabs.onTold(() => void read());
      session.subscribe(follow);
      follow();
    },
    wake: () => sync.send({ type: 'sync.wake' }),
  };
}
