/** Storage that never throws: blocked or full storage reads as empty and ignores writes. */
export interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Wraps a storage. Takes a function, because access to `localStorage` throws where it is blocked. */
export function safeStorage(open: () => Storage): SafeStorage {
  return {
    read: (key) => attempt(() => open().getItem(key), null),
    write: (key, value) => attempt(() => open().setItem(key, value), undefined),
    remove: (key) => attempt(() => open().removeItem(key), undefined),
    keys: () => attempt(() => Object.keys(open()), []),
  };
}

/** Parses untrusted JSON; returns `null` when it is invalid. */
export function parseJson(text: string | null): unknown {
  return text === null ? null : attempt<unknown>(() => JSON.parse(text), null);
}

/** Returns whether the value is a plain object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
