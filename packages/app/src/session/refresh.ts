import type { ApiClient } from '@vitalane/contract';
import { authError, type Tokens } from '@vitalane/flows/auth';
import type { TokensStorage } from '@vitalane/flows/browser';
import { responseData } from '../lib/answer.ts';
import { toTokens } from './tokens.ts';

/** Dependencies of the token refresh. */
export interface RefreshDeps {
  anonymous: ApiClient;
  tokensStorage: TokensStorage;
}

/** A lock passes between tabs at once; stored values become visible in other tabs up to this much later. */
const storageDelayMs = 100;

const storageDelay = () => new Promise((resolve) => setTimeout(resolve, storageDelayMs));

/** Creates the token refresh: one at a time across all tabs, stored before use. */
export function createRefresh({ anonymous, tokensStorage }: RefreshDeps) {
  /** Returns tokens that another tab has stored meanwhile. */
  function renewedElsewhere(stale: Tokens): Tokens | null {
    const stored = tokensStorage.read();
    return stored && stored.token !== stale.token ? stored : null;
  }

  async function requestTokens({ refreshToken }: Tokens, signal: AbortSignal): Promise<Tokens> {
    const fresh = toTokens(
      await responseData(anonymous.POST('/token/refresh', { body: { refreshToken } }), authError),
    );
    // Stored inside the lock, and not after a sign-out.
    if (!signal.aborted) tokensStorage.write(fresh);
    return fresh;
  }

  /** Refreshes in one tab at a time: a refresh token works once. Uses the tokens of a tab without the lock that was first. */
  return function refresh(stale: Tokens, signal: AbortSignal): Promise<Tokens> {
    return navigator.locks.request('auth:refresh', { signal }, async () => {
      if (!renewedElsewhere(stale)) await storageDelay();
      const renewed = renewedElsewhere(stale);
      if (renewed) return renewed;
      return requestTokens(stale, signal).catch((error: unknown) => {
        const renewed = renewedElsewhere(stale);
        if (renewed) return renewed;
        throw error;
      });
    });
  };
}
