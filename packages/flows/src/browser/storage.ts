/** Storage that never throws: blocked or full storage reads as empty and forgets what is written. */
export interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Wraps a storage. It is given as a function because even naming `localStorage` throws where it is blocked. */
export function safeStorage(open: () => Storage): SafeStorage {
  return {
    read: (key) => attempt(() => open().getItem(key), null),
    write: (key, value) => attempt(() => open().setItem(key, value), undefined),
    remove: (key) => attempt(() => open().removeItem(key), undefined),
  };
}

/** Parses JSON that anybody may have written; null when it is none. */
export function parseJson(text: string | null): unknown {
  return text === null ? null : attempt<unknown>(() => JSON.parse(text), null);
}

/** Returns true for a plain object, whose members can then be looked at one by one. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
