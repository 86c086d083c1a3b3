// The one session of this tab: the auth machine with its real effects, and the client that carries its token.
import { createApiClient } from '@vitalane/contract';
import { createAuthMachine, sessionOf } from '@vitalane/flows/auth';
import { createTokensStorage, watchTabs, watchWake } from '@vitalane/flows/browser';
import { createActor, waitFor } from 'xstate';
import { type SessionPort, sessionMiddleware } from '../api/sessionMiddleware.ts';
import { authActors } from './actors.ts';
import { createProviderSession } from './provider.ts';

/** Tokens and the remembered page, under the keys of the product. */
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

/** The auth machine, running for as long as the tab lives. */
export const session = createActor(machine, { input: { stored: tokensStorage.read() } });

/** Returns the access token at this moment, for the socket's handshake. */
export function accessToken(): string | null {
  return sessionOf(session.getSnapshot()).token;
}

/** Whether the access token is being renewed, and what is sent with it would be refused. */
export function isRefreshing(): boolean {
  return sessionOf(session.getSnapshot()).isRefreshing;
}

/** What calls need of the session. */
export const sessionPort: SessionPort = {
  current: async () => {
    const settled = await waitFor(session, (snapshot) => !sessionOf(snapshot).isRefreshing);
    const { token, epoch } = sessionOf(settled);
    return token === null ? null : { token, epoch };
  },
  rejected: (rejection) => session.send({ type: 'http.rejected', ...rejection }),
};

/** The client of every call of the contract, signed in when the session is. */
export const client = createApiClient({ middleware: [sessionMiddleware(sessionPort)] });

/** Starts the session and keeps it in step with other tabs and with waking from sleep. */
export function startSession(): void {
  session.start();
  watchTabs(tokensStorage, (event) => session.send(event));
  watchWake(() => session.send({ type: 'clock.wake' }));
}
