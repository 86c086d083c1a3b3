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
  async function refresh(stale: Tokens): Promise<Tokens> {
    const stored = tokensStorage.read();
    // Another tab was first: its tokens are ours too.
    if (stored && stored.token !== stale.token) return stored;
    const body = { refreshToken: stored?.refreshToken ?? stale.refreshToken };
    const fresh = toTokens(await answerOf(anonymous.POST('/token/refresh', { body }), authError));
    tokensStorage.write(fresh);
    return fresh;
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
    // One tab refreshes at a time: a refresh token works once.
    refresh: fromPromise<Tokens, Tokens>(({ input, signal }) =>
      navigator.locks.request('auth:refresh', { signal }, () => refresh(input)),
    ),
    signOut: fromPromise<void>(async ({ signal }) => {
      await answerOf(client().DELETE('/logout', { signal }), authError);
    }),
  };
}
