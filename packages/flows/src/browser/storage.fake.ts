import type { SafeStorage } from './storage.ts';

/** Creates storage in memory for tests; `log` lists writes and removals in order. */
export function memoryStorage(start: Readonly<Record<string, string>> = {}): SafeStorage & { log: string[] } {
  const values = new Map(Object.entries(start));
  const log: string[] = [];
  return {
    log,
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      log.push(`write ${key}`);
      values.set(key, value);
    },
    keys: () => [...values.keys()],
    remove: (key) => {
      log.push(`remove ${key}`);
      values.delete(key);
    },
  };
}
