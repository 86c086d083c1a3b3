import type { ApiClient } from '@vitalane/contract';
import { authError, type Exchanged, type ProviderGrant } from '@vitalane/flows/auth';
import {
  type OidcClient,
  type ProviderSettings,
  type SafeStorage,
  safeStorage,
} from '@vitalane/flows/browser';
import { FlowError } from '@vitalane/flows/shared';
import { responseData } from '../lib/answer.ts';
import { hrefTo } from '../places.ts';
import { toTokens } from './tokens.ts';

/** Server message for an identity without an account. */
const UNKNOWN_ACCOUNT = 'Can`t find account.';

/** Redirect path of the identity provider's window. */
const callbackPath = hrefTo('oidcCallback');

const PROVIDER_TOKEN_KEY = 'providerToken';

/** Single-use proof of an identity for the server. */
export interface ProviderProof {
  googleUuid: string;
  idToken: string;
  nonce: string;
}

/** Session at the identity provider: its window, the exchange of codes, and sign-out. */
export interface ProviderSession {
  authorize: () => ReturnType<OidcClient['authorize']>;
  /** Redeems a code and looks the account up. Keeps the proof of an unknown identity for sign-up. */
  exchange: (grant: ProviderGrant, signal: AbortSignal) => Promise<Exchanged>;
  /** Returns the proof of the last exchange without an account; throws without one. */
  proof: () => ProviderProof;
  /** Signs out of the provider, where this tab has signed in with it. Rejects with `provider-sign-out-failed`. */
  signOut: (signal: AbortSignal) => Promise<void>;
  /** Deletes the proof and the provider's token. */
  forget: () => void;
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof FlowError && error.message === UNKNOWN_ACCOUNT) return null;
  throw error;
}

/** Dependencies of the provider session. */
export interface ProviderDeps {
  anonymous: ApiClient;
  /** Storage of this tab. */
  tab?: SafeStorage;
  /** Creates the client. Default: {@link connectLazily}. */
  connect?: (settings: ProviderSettings) => Promise<OidcClient>;
}

/** Creates the client of the provider. Most people sign in with a passphrase and never load its code. */
async function connectLazily(settings: ProviderSettings): Promise<OidcClient> {
  const { createOidcClient } = await import('./oidcClient.ts');
  return createOidcClient(settings);
}

/** Creates a {@link ProviderSession}. Loads its configuration on first use. */
export function createProviderSession({
  anonymous,
  tab = safeStorage(() => sessionStorage),
  connect = connectLazily,
}: ProviderDeps): ProviderSession {
  let oidc: OidcClient | null = null;
  let pendingProof: ProviderProof | null = null;

  async function client(): Promise<OidcClient> {
    if (oidc) return oidc;
    const { identityProvider } = await responseData(anonymous.GET('/client-config'), authError);
    if (!identityProvider) throw new FlowError('invalid-api-key');
    oidc ??= await connect({ ...identityProvider, redirectUri: location.origin + callbackPath });
    return oidc;
  }

  return {
    authorize: async () => (await client()).authorize(),

    async exchange(grant, signal) {
      pendingProof = null;
      const { subject, email, fullName, idToken, accessToken } = await (await client()).redeem(grant, signal);
      const proof = { googleUuid: subject, idToken, nonce: grant.nonce };
      const check = anonymous.POST('/check-google', { body: { email, ...proof }, signal });
      const session = await responseData(check, authError).catch(nullIfUnknown);
      if (signal.aborted) throw signal.reason;
      if (accessToken) tab.write(PROVIDER_TOKEN_KEY, accessToken);
      if (session) return { kind: 'known', tokens: toTokens(session) };
      pendingProof = proof;
      return { kind: 'unknown', prefill: { email, fullName } };
    },

    proof() {
      if (!pendingProof) throw new FlowError('requires-recent-login');
      return pendingProof;
    },

    async signOut(signal) {
      const token = tab.read(PROVIDER_TOKEN_KEY);
      if (!token) return;
      try {
        await (await client()).revoke(token, signal);
      } catch {
        throw new FlowError('provider-sign-out-failed');
      }
    },

    forget() {
      pendingProof = null;
      tab.remove(PROVIDER_TOKEN_KEY);
    },
  };
}
