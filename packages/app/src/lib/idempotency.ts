import { useState } from 'react';

/** Idempotency keys of requests that the server has not confirmed yet. */
export interface IdempotencyKeys {
  /** Returns the key for a body: the same key until the body is settled. */
  keyFor: (body: unknown) => string;
  /** Marks the body as confirmed; sending the same body again gets a new key. */
  settled: (body: unknown) => void;
}

/**
 * Creates one idempotency key per request body, so that the server applies repeated requests once. A body keeps its
 * key until `settled` is called.
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  const open = new Map<string, string>();
  return {
    keyFor(body) {
      const intent = JSON.stringify(body);
      const key = open.get(intent) ?? crypto.randomUUID();
      open.set(intent, key);
      return key;
    },
    settled(body) {
      open.delete(JSON.stringify(body));
    },
  };
}

/** Returns the keys of one component while it is mounted. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(createIdempotencyKeys);
  return keys;
}
