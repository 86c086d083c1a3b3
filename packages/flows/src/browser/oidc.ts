import { providerError } from '../auth/auth.errors.ts';
import type { ProviderGrant } from '../auth/auth.types.ts';
import { FlowError } from '../shared/errors.ts';
import type { AuthorizationRequest } from './popup.ts';
import { isRecord, parseJson } from './storage.ts';

/** Settings of an OpenID Connect provider, from the server. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  /** Redirect URI of this app. */
  redirectUri: string;
}

/** Result of a redeemed code. The server verifies the ID token; its claims are only passed on here. */
export interface ProviderAnswer {
  idToken: string;
  accessToken: string | null;
  subject: string;
  email: string;
  fullName: string;
}

const SCOPE = 'openid email profile';
const TIMEOUT_MS = 15_000;

type Fetch = typeof fetch;
type Json = Readonly<Record<string, unknown>>;

const unusable = () => new FlowError('internal-error');
const textOf = (json: Json, name: string) => (typeof json[name] === 'string' ? String(json[name]) : null);

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
}

function claimsOf(idToken: string): Json {
  const body = idToken.split('.')[1] ?? '';
  try {
    const bytes = atob(body.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0));
    const claims = parseJson(text);
    if (isRecord(claims)) return claims;
  } catch {
    // Invalid base64; reported below.
  }
  throw unusable();
}

/** Fetches JSON from the provider. Rejects with the provider's or the network's error as a `FlowError`. */
async function jsonOf(call: Promise<Response>): Promise<Json> {
  const response = await call.catch(() => {
    throw new FlowError('network-request-failed');
  });
  if (response.status === 429) throw new FlowError('too-many-requests');
  const body: unknown = await response.json().catch(() => null);
  if (!isRecord(body)) throw unusable();
  if (!response.ok) throw providerError(textOf(body, 'error') ?? '');
  return body;
}

/**
 * Creates the authorization code flow with PKCE (RFC 7636). Opens no windows, starts no timers and stores only the
 * provider's configuration.
 */
export function createOidcClient({ issuer, clientId, redirectUri }: ProviderSettings, call: Fetch = fetch) {
  let configuration: Promise<Json> | null = null;

  const withTimeout = (signal?: AbortSignal) =>
    AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]);

  function describe(): Promise<Json> {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    configuration ??= jsonOf(call(address, { signal: withTimeout() })).then((found) => {
      // The issuer must match, or another provider could respond in its place.
      if (found.issuer !== issuer) throw unusable();
      return found;
    });
    // A failed configuration is loaded again on next use.
    configuration.catch(() => {
      configuration = null;
    });
    return configuration;
  }

  async function endpoint(name: string): Promise<string> {
    const address = textOf(await describe(), name);
    if (!address) throw unusable();
    return address;
  }

  const post = (address: string, form: Record<string, string>, signal?: AbortSignal) =>
    call(address, {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, ...form }),
      signal: withTimeout(signal),
    });

  return {
    /** Creates one request with a single-use state, nonce and verifier. */
    async authorize(): Promise<AuthorizationRequest> {
      const [state, nonce, verifier] = [randomText(), randomText(), randomText()];
      const url = new URL(await endpoint('authorization_endpoint'));
      const query = {
        client_id: clientId,
        response_type: 'code',
        scope: SCOPE,
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: await challengeOf(verifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return { url: url.href, state, nonce, verifier };
    },

    /** Exchanges the code. Rejects when the response belongs to another request or is unusable. */
    async redeem({ code, verifier, nonce }: ProviderGrant, signal?: AbortSignal): Promise<ProviderAnswer> {
      const form = {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      };
      const answer = await jsonOf(post(await endpoint('token_endpoint'), form, signal));
      const idToken = textOf(answer, 'id_token');
      if (!idToken) throw unusable();
      const claims = claimsOf(idToken);
      const [subject, email] = [textOf(claims, 'sub'), textOf(claims, 'email')];
      if (claims.nonce !== nonce || !subject || !email) throw unusable();
      const fullName = textOf(claims, 'name') ?? '';
      return { idToken, accessToken: textOf(answer, 'access_token'), subject, email, fullName };
    },

    /** Revokes an access token (RFC 7009), where the provider supports it. */
    async revoke(token: string, signal?: AbortSignal): Promise<void> {
      const address = textOf(await describe(), 'revocation_endpoint');
      if (!address) return;
      const response = await post(address, { token }, signal);
      if (!response.ok) throw unusable();
    },
  };
}

/** Result of `createOidcClient`. */
export type OidcClient = ReturnType<typeof createOidcClient>;
