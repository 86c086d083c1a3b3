import type { ApiClient } from '@vitalane/contract';
import { authError, type Exchanged, type ProviderGrant } from '@vitalane/flows/auth';
import { createOidcClient, type OidcClient, type SafeStorage, safeStorage } from '@vitalane/flows/browser';
import { FlowError } from '@vitalane/flows/shared';
import { answerOf } from '../api/answer.ts';
import { toTokens } from './tokens.ts';

/** What the server says of somebody whom the identity provider knows and we do not. */
const UNKNOWN_ACCOUNT = 'Can`t find account.';

/** The path of the page that the identity provider's window comes back to. */
const callbackPath = '/oidc-callback';

const PROVIDER_TOKEN_KEY = 'providerToken';

/** Proof of an identity for the server; it works once. */
export interface ProviderProof {
  googleUuid: string;
  idToken: string;
  nonce: string;
}

/** What has to do with the identity provider: its window's requests, the exchange of its codes, and signing out of it. */
export interface ProviderSession {
  authorize: () => ReturnType<OidcClient['authorize']>;
  /** Redeems a code and asks whether its person has an account. The proof of an unknown one is kept for sign-up. */
  exchange: (grant: ProviderGrant, signal: AbortSignal) => Promise<Exchanged>;
  /** The proof of the last exchange that found nobody; throws when there is none. */
  proof: () => ProviderProof;
  /** Signs out of the provider, where this tab has signed in with it. Rejects with `provider-sign-out-failed`. */
  signOut: (signal: AbortSignal) => Promise<void>;
  /** Forgets everything of the provider's. */
  forget: () => void;
}

function unlessUnknown(error: unknown): null {
  if (error instanceof FlowError && error.message === UNKNOWN_ACCOUNT) return null;
  throw error;
}

/** What the provider's part of the session stands on. */
export interface ProviderDeps {
  anonymous: ApiClient;
  /** Storage of this tab. */
  tab?: SafeStorage;
  connect?: typeof createOidcClient;
}

/** Makes a {@link ProviderSession}. Nothing is asked for before the first use. */
export function createProviderSession({
  anonymous,
  tab = safeStorage(() => sessionStorage),
  connect = createOidcClient,
}: ProviderDeps): ProviderSession {
  let oidc: OidcClient | null = null;
  let kept: ProviderProof | null = null;

  async function client(): Promise<OidcClient> {
    if (oidc) return oidc;
    const { identityProvider } = await answerOf(anonymous.GET('/client-config'), authError);
    if (!identityProvider) throw new FlowError('invalid-api-key');
    oidc = connect({ ...identityProvider, redirectUri: location.origin + callbackPath });
    return oidc;
  }

  return {
    authorize: async () => (await client()).authorize(),

    async exchange(grant, signal) {
      kept = null;
      const { subject, email, fullName, idToken, accessToken } = await (await client()).redeem(grant, signal);
      const proof = { googleUuid: subject, idToken, nonce: grant.nonce };
      const check = anonymous.POST('/check-google', { body: { email, ...proof }, signal });
      const session = await answerOf(check, authError).catch(unlessUnknown);
      if (signal.aborted) throw signal.reason;
      if (accessToken) tab.write(PROVIDER_TOKEN_KEY, accessToken);
      if (session) return { kind: 'known', tokens: toTokens(session) };
      kept = proof;
      return { kind: 'unknown', prefill: { email, fullName } };
    },

    proof() {
      if (!kept) throw new FlowError('requires-recent-login');
      return kept;
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
      kept = null;
      tab.remove(PROVIDER_TOKEN_KEY);
    },
  };
}
