import { addMs, minuteMs, toEpochMs } from '@vitalane/time';
import { errors, jwtVerify, SignJWT } from 'jose';

const lifetimeMs = 15 * minuteMs;
const issuer = 'vitalane';
const audience = 'vitalane-api';
const type = 'at+jwt';
const algorithm = 'HS256';

/** What a token says: a session, or why not. */
type TokenReading = { sessionId: string } | { problem: 'expired' | 'unusable' };

/** Signs and reads access tokens. A token holds a session id and nothing about the person. */
export interface AccessTokens {
  sign(sessionId: string, now: Date): Promise<{ token: string; expiresAt: Date }>;
  read(token: string, now: Date): Promise<TokenReading>;
}

/** What is remembered of a token that was read, for as long as it lives. */
interface Remembered {
  sessionId: string;
  expiresAtMs: number;
}

const mostRememberedTokens = 10_000;

/**
 * Makes {@link AccessTokens} with a secret of 32 bytes in base64url. The signature of a token is verified
 * once. For an identical token only the expiry is checked from then on. Whether its session has ended is not
 * asked here, but of the database, each time.
 */
export function createAccessTokens(
  tokenSecret: string,
  { mostRemembered = mostRememberedTokens }: { mostRemembered?: number } = {},
): AccessTokens {
  // Imported once; raw bytes would be imported for every token.
  const imported = crypto.subtle.importKey(
    'raw',
    Buffer.from(tokenSecret, 'base64url'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  const remembered = new Map<string, Remembered>();

  function remember(token: string, found: Remembered): void {
    const [oldest] = remembered.keys();
    if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, found);
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
      remember(token, { sessionId, expiresAtMs: Number(payload.exp) * 1000 });
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
      const known = remembered.get(token);
      if (!known) return await verify(token, now);
      if (toEpochMs(now) < known.expiresAtMs) return { sessionId: known.sessionId };
      remembered.delete(token);
      return { problem: 'expired' };
    },
  };
}
