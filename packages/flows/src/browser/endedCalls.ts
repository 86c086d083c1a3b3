import { dayMs } from '@vitalane/time';
import { createListeners } from './listeners.ts';
import { isRecord, parseJson, type SafeStorage, safeStorage } from './storage.ts';

const KEY = 'endedCalls';

/** Age at which an end needs no confirmation: the server has closed every call of that day by itself. */
const LIFE_MS = dayMs;

/** Consultation whose end this device has seen. */
export interface EndedCall {
  /** Uuid of the account that ended it here and reports it; `null` when the other side ended it, whose device reports it. */
  owner: string | null;
  roomId: string;
  endedAtMs: number;
}

/** Store of ended consultations until the server has confirmed their end. Survives the tab. */
export interface EndedCallStore {
  /** Returns the kept ends; the same array until one is added or removed. */
  list: () => readonly EndedCall[];
  keep: (call: EndedCall) => void;
  forget: (roomId: string) => void;
  /** Forgets every end, at sign-out. The server then closes the calls itself, once their rooms are empty. */
  clear: () => void;
  /** Calls the listener after every change, also by another tab. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

function isEndedCall(value: unknown): value is EndedCall {
  return (
    isRecord(value) &&
    (value.owner === null || typeof value.owner === 'string') &&
    typeof value.roomId === 'string' &&
    typeof value.endedAtMs === 'number'
  );
}

function readCalls(text: string | null, nowMs: number): EndedCall[] {
  const value = parseJson(text);
  const calls = Array.isArray(value) ? value.filter(isEndedCall) : [];
  return calls.filter(({ endedAtMs }) => nowMs - endedAtMs < LIFE_MS);
}

/** Dependencies of `createEndedCallStore`. */
interface EndedCallDeps {
  storage?: SafeStorage;
  /** Receives the `storage` events of other tabs. */
  target?: Pick<Window, 'addEventListener'>;
  nowMs?: () => number;
}

/** Creates the store in local storage. Where that is blocked, it lasts as long as the page. */
export function createEndedCallStore({
  storage = safeStorage(() => localStorage),
  target = window,
  nowMs = Date.now,
}: EndedCallDeps = {}): EndedCallStore {
  const listeners = createListeners();
  let calls: readonly EndedCall[] = readCalls(storage.read(KEY), nowMs());
  const show = (next: readonly EndedCall[]) => {
    calls = next;
    listeners.notify();
  };
  const change = (next: readonly EndedCall[]) => {
    if (next.length > 0) storage.write(KEY, JSON.stringify(next));
    else storage.remove(KEY);
    show(next);
  };
  target.addEventListener('storage', ({ key }) => {
    // A `null` key means that all keys were cleared.
    if (key === KEY || key === null) show(readCalls(storage.read(KEY), nowMs()));
  });
  const without = (roomId: string) => calls.filter((call) => call.roomId !== roomId);
  return {
    list: () => calls,
    keep: (call) => change([...without(call.roomId), call]),
    forget: (roomId) => change(without(roomId)),
    clear: () => change([]),
    subscribe: listeners.add,
  };
}
