import { useRef } from 'react';

/**
 * Gives one intent of the person one key, so that the server carries it out once however often it is sent.
 * The same body keeps its key until `settled` is called; another body is another intent.
 */
export function useIdempotencyKeys() {
  const open = useRef(new Map<string, string>());
  return {
    keyFor(body: unknown): string {
      const intent = JSON.stringify(body);
      const key = open.current.get(intent) ?? crypto.randomUUID();
      open.current.set(intent, key);
      return key;
    },
    settled(body: unknown): void {
      open.current.delete(JSON.stringify(body));
    },
  };
}
