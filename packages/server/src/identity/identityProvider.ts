import { addMs, secondMs } from '@vitalane/time';
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { IdentityProviderConfig } from '../config/config.ts';

/** What an ID token that is genuine says of a person. */
export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  /** Verified by the provider. */
  email: string;
  /** When the person last showed the provider who they are. */
  authenticatedAt: Date;
}

/** The OpenID Connect provider, as far as the server needs it. */
export interface IdentityProvider {
  /**
   * The identity of an ID token, or nothing when any part of it is not as it must be. `nonce` is null only where a session
   * already says who it is.
   */
  verify(idToken: string, proof: { nonce: string | null; now: Date }): Promise<VerifiedIdentity | undefined>;
}

/** Accepted clock difference between the provider and us. */
const clockToleranceS = 60;
/** As long as somebody may take to fill in the sign-up form. */
const maxTokenAge = '1 hour';
const timeoutMs = 5000;

/** Makes an {@link IdentityProvider} whose keys are fetched from the issuer and kept. */
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

/** Finds the issuer's keys at the first use. */
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
  if (named !== issuer || typeof jwksUri !== 'string') throw new Error('The issuer does not describe itself');
  return createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: timeoutMs });
}
