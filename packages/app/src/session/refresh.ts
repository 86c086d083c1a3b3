import type { ApiClient } from '@vitalane/contract';
import { authError, type Tokens } from '@vitalane/flows/auth';
import type { TokensStorage } from '@vitalane/flows/browser';
import { answerOf } from '../api/answer.ts';
import { toTokens } from './tokens.ts';

/** What a renewal stands on. */
export interface RefreshDeps {
  anonymous: ApiClient;
  tokensStorage: TokensStorage;
}

/** A lock goes from tab to tab at once; what the tab before has stored is seen in others up to this much later. */
const storageDelayMs = 100;

const storageDelay = () => new Promise((resolve) => setTimeout(resolve, storageDelayMs));

/** Makes the renewal of the tokens: one across all tabs, stored before anyone uses it. */
export function createRefresh({ anonymous, tokensStorage }: RefreshDeps) {
  /** Tokens that another tab has stored since: they are ours too. */
  function renewedElsewhere(stale: Tokens): Tokens | null {
    const stored = tokensStorage.read();
    return stored && stored.token !== stale.token ? stored : null;
  }

  async function renew({ refreshToken }: Tokens, signal: AbortSignal): Promise<Tokens> {
    const fresh = toTokens(
      await answerOf(anonymous.POST('/token/refresh', { body: { refreshToken } }), authError),
    );
    // Stored here, inside the lock, and not when the person has signed out meanwhile.
    if (!signal.aborted) tokensStorage.write(fresh);
    return fresh;
  }

  /** One tab at a time: a refresh token works once. Where a tab without the lock was first, its tokens are taken over. */
  return function refresh(stale: Tokens, signal: AbortSignal): Promise<Tokens> {
    return navigator.locks.request('auth:refresh', { signal }, async () => {
      if (!renewedElsewhere(stale)) await storageDelay();
      const renewed = renewedElsewhere(stale);
      if (renewed) return renewed;
      return renew(stale, signal).catch((error: unknown) => {
        const renewed = renewedElsewhere(stale);
        if (renewed) return renewed;
        throw error;
      });
    });
  };
}
