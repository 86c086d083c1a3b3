import { addMs, minuteMs, toEpochMs } from '@vitalane/time';
import { errors, jwtVerify, SignJWT } from 'jose';

const lifetimeMs = 15 * minuteMs;
const issuer = 'vitalane';
const audience = 'vitalane-api';
const type = 'at+jwt';
const algorithm = 'HS256';

/** Session of a token, or the reason for its refusal. */
type TokenReading = { sessionId: string } | { problem: 'expired' | 'unusable' };

/** Signs and verifies access tokens. A token contains a session id and no personal data. */
export interface AccessTokens {
  sign(sessionId: string, now: Date): Promise<{ token: string; expiresAt: Date }>;
  read(token: string, now: Date): Promise<TokenReading>;
}

/** Cached reading of a verified token, until it expires. */
interface CachedToken {
  sessionId: string;
  expiresAtMs: number;
}

const maxCachedTokens = 10_000;

/**
 * Creates {@link AccessTokens} with a secret of 32 bytes in base64url. The signature of a token is verified
 * once; later only its expiry is checked. The database is queried each time for whether the session has ended.
 */
export function createAccessTokens(
  tokenSecret: string,
  { maxCached = maxCachedTokens }: { maxCached?: number } = {},
): AccessTokens {
  // Imported once, because raw bytes would be imported for every token.
  const imported = crypto.subtle.importKey(
    'raw',
    Buffer.from(tokenSecret, 'base64url'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  const cached = new Map<string, CachedToken>();

  function cacheToken(token: string, found: CachedToken): void {
    const [oldest] = cached.keys();
    if (cached.size >= maxCached && oldest !== undefined) cached.delete(oldest);
    cached.set(token, found);
  }

  async function verify(token: string, now: Date): Promise<TokenReading> {
    try {
      const { payload } = await jwtVerify(token, await imported, {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience,
        currentDate: now,
        requiredClaims: ['sub', 'exp'],
      });
      const sessionId = String(payload.sub);
      cacheToken(token, { sessionId, expiresAtMs: Number(payload.exp) * 1000 });
      return { sessionId };
    } catch (error) {
      return { problem: error instanceof errors.JWTExpired ? 'expired' : 'unusable' };
    }
  }

  return {
    async sign(sessionId, now) {
      const expiresAt = addMs(now, lifetimeMs);
      const token = await new SignJWT()
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(sessionId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(await imported);
      return { token, expiresAt };
    },
    async read(token, now) {
      const known = cached.get(token);
      if (!known) return await verify(token, now);
      if (toEpochMs(now) < known.expiresAtMs) return { sessionId: known.sessionId };
      cached.delete(token);
      return { problem: 'expired' };
    },
  };
}
