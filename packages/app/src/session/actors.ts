import type { ApiClient, Session as WireSession } from '@vitalane/contract';
import { type Account, authError, type Credentials, type Tokens } from '@vitalane/flows';
import type { TokensStorage } from '@vitalane/flows/browser';
import { fromPromise } from 'xstate';
import { answerOf } from '../api/answer.ts';

/** What the auth machine's effects stand on. */
export interface AuthActorDeps {
  /** Makes the calls that carry no token. */
  anonymous: ApiClient;
  /** Makes the calls of the signed-in person; asked for late, because it is made from the session itself. */
  client: () => ApiClient;
  tokensStorage: TokensStorage;
}

function toTokens({ token, refreshToken, expiresAt }: WireSession): Tokens {
  return { token, refreshToken, expiresAt: Date.parse(expiresAt) };
}

/** The real effects of the auth machine. */
export function authActors({ anonymous, client, tokensStorage }: AuthActorDeps) {
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
  function refresh(stale: Tokens, signal: AbortSignal): Promise<Tokens> {
    return navigator.locks.request('auth:refresh', { signal }, async () => {
      const renewed = renewedElsewhere(stale);
      if (renewed) return renewed;
      return renew(stale, signal).catch((error: unknown) => {
        const late = renewedElsewhere(stale);
        if (late) return late;
        throw error;
      });
    });
  }

  return {
    login: fromPromise<Tokens, Credentials>(async ({ input, signal }) =>
      toTokens(await answerOf(anonymous.POST('/login', { body: input, signal }), authError)),
    ),
    account: fromPromise<Account>(async ({ signal }) => {
      const { user_role } = await answerOf(client().GET('/user-status', { signal }), authError);
      const { fullName, avatar } = await answerOf(client().GET('/me', { signal }), authError);
      return { role: user_role, profile: { fullName, avatar } };
    }),
    refresh: fromPromise<Tokens, Tokens>(({ input, signal }) => refresh(input, signal)),
    signOut: fromPromise<void>(async ({ signal }) => {
      await answerOf(client().DELETE('/logout', { signal }), authError);
    }),
  };
}
