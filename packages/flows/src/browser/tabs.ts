import type { AuthEvent } from '../auth/auth.types.ts';
import { sessionKeys, type TokensStorage } from './tokensStorage.ts';

/** Change of the session by another tab. */
export type TabEvent = Extract<AuthEvent, { type: 'storage.changed' | 'storage.cleared' }>;

/** Reports when another tab signs out, signs in or refreshes the tokens. Returns an unsubscribe function. */
export function watchTabs(
  storage: Pick<TokensStorage, 'read'>,
  report: (event: TabEvent) => void,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A `null` key means that all keys were cleared.
    if (key !== sessionKeys.token && key !== null) return;
    const tokens = storage.read();
    report(tokens ? { type: 'storage.changed', tokens } : { type: 'storage.cleared' });
  };
  target.addEventListener('storage', onStorage);
  return () => target.removeEventListener('storage', onStorage);
}
