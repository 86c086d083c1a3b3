import { useState } from 'react';

/** Keys of what a person asked to be done and that the server has not yet confirmed. */
export interface IdempotencyKeys {
  /** The key to send with this body: the same one until the body is settled. */
  keyFor: (body: unknown) => string;
  /** The server has carried it out; the same body is another intent from now on. */
  settled: (body: unknown) => void;
}

/**
 * Gives one intent of the person one key, so that the server carries it out once however often it is sent.
 * The same body keeps its key until `settled` is called; another body is another intent.
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

/** Returns the keys of one component, for as long as it is shown. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(createIdempotencyKeys);
  return keys;
}
