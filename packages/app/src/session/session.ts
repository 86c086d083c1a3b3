// Session of this tab: the auth machine with its real actors, and the client that sends its token.
import { createApiClient } from '@vitalane/contract';
import { createAuthMachine, sessionOf } from '@vitalane/flows/auth';
import { createTokensStorage, watchTabs, watchWake } from '@vitalane/flows/browser';
import { createActor, waitFor } from 'xstate';
import { authActors } from './actors.ts';
import { createProviderSession } from './provider.ts';
import { type SessionPort, sessionMiddleware } from './sessionMiddleware.ts';

/** Storage of the tokens and the remembered page. */
export const tokensStorage = createTokensStorage();

const anonymous = createApiClient();
const provider = createProviderSession({ anonymous });

const machine = createAuthMachine(Date.now).provide({
  actors: authActors({ anonymous, client: () => client, tokensStorage, provider }),
  actions: {
    saveTokens: (_, tokens) => tokensStorage.write(tokens),
    clearSession: () => {
      tokensStorage.clear();
      provider.forget();
    },
  },
});

/** Auth machine; runs until the tab closes. */
export const session = createActor(machine, { input: { stored: tokensStorage.read() } });

/** Returns the current access token, for the socket's handshake. */
export function accessToken(): string | null {
  return sessionOf(session.getSnapshot()).token;
}

/** Returns whether a token refresh is pending, during which requests would be refused. */
export function isRefreshing(): boolean {
  return sessionOf(session.getSnapshot()).isRefreshing;
}

/** Session functions for API calls. */
export const sessionPort: SessionPort = {
  current: async () => {
    const settled = await waitFor(session, (snapshot) => !sessionOf(snapshot).isRefreshing);
    const { token, epoch } = sessionOf(settled);
    return token === null ? null : { token, epoch };
  },
  rejected: (rejection) => session.send({ type: 'http.rejected', ...rejection }),
};

/** Client for every operation of the contract; sends the token while signed in. */
export const client = createApiClient({ middleware: [sessionMiddleware(sessionPort)] });

/** Starts the session and synchronises it with other tabs and after sleep. */
export function startSession(): void {
  session.start();
  watchTabs(tokensStorage, (event) => session.send(event));
  watchWake(() => session.send({ type: 'clock.wake' }));
}
