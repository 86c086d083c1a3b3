import type { AuthEvent } from '../auth/auth.types.ts';
import { sessionKeys, type TokensStorage } from './tokensStorage.ts';

/** What another tab can do to the session. */
export type TabEvent = Extract<AuthEvent, { type: 'storage.changed' | 'storage.cleared' }>;

/** Reports when another tab signs out, signs in or renews the tokens. Returns an unsubscribe function. */
export function watchTabs(
  storage: Pick<TokensStorage, 'read'>,
  report: (event: TabEvent) => void,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that everything was cleared at once.
    if (key !== sessionKeys.token && key !== null) return;
    const tokens = storage.read();
    report(tokens ? { type: 'storage.changed', tokens } : { type: 'storage.cleared' });
  };
  target.addEventListener('storage', onStorage);
  return () => target.removeEventListener('storage', onStorage);
}
