import { addMs, secondMs } from '@vitalane/time';
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { IdentityProviderConfig } from '../config/config.ts';

/** Identity of a person, from a valid ID token. */
export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  /** Verified by the provider. */
  email: string;
  /** Time of the last authentication with the provider. */
  authenticatedAt: Date;
}

/** Verifier of the OpenID Connect provider's tokens. */
export interface IdentityProvider {
  /**
   * Returns the identity of an ID token; `undefined` when it is invalid. `nonce` is null only when a session
   * already identifies the account.
   */
  verify(idToken: string, proof: { nonce: string | null; now: Date }): Promise<VerifiedIdentity | undefined>;
}

/** Accepted clock difference between provider and server. */
const clockToleranceS = 60;
/** Time limit for filling in the sign-up form. */
const maxTokenAge = '1 hour';
const timeoutMs = 5000;

/** Creates an {@link IdentityProvider} that fetches and caches the issuer's keys. */
export function createIdentityProvider(
  { issuer, clientId }: Pick<IdentityProviderConfig, 'issuer' | 'clientId'>,
  keys: JWTVerifyGetKey = discoverKeys(issuer),
): IdentityProvider {
  return {
    async verify(idToken, { nonce, now }) {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer,
          audience: clientId,
          algorithms: ['RS256', 'ES256', 'PS256'],
          currentDate: now,
          clockTolerance: clockToleranceS,
          maxTokenAge,
          requiredClaims: ['sub', 'exp', 'iat'],
        });
        const isForUs = !Array.isArray(payload.aud) || payload.aud.length === 1 || payload.azp === clientId;
        const isSound =
          isForUs && payload.email_verified === true && (nonce === null || payload.nonce === nonce);
        if (!isSound || typeof payload.email !== 'string' || !payload.sub) return undefined;
        const { auth_time: authTime, iat = 0 } = payload;
        const authenticatedAt = addMs(0, (typeof authTime === 'number' ? authTime : iat) * secondMs);
        return { issuer, subject: payload.sub, email: payload.email, authenticatedAt };
      } catch {
        return undefined;
      }
    },
  };
}

/** Returns a function that discovers the issuer's keys at the first use. */
function discoverKeys(issuer: string): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    keys ??= fetchKeys(issuer).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return (await keys)(header, token);
  };
}

async function fetchKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const { jwks_uri: jwksUri, issuer: named } = (await answer.json()) as Record<string, unknown>;
  if (named !== issuer || typeof jwksUri !== 'string')
    throw new Error('The issuer has no valid discovery document');
  return createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: timeoutMs });
}
