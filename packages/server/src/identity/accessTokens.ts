import { errors, jwtVerify, SignJWT } from 'jose';

const lifetimeMs = 15 * 60_000;
const issuer = 'vitalane';
const audience = 'vitalane-api';
const type = 'at+jwt';
const algorithm = 'HS256';

/** What a token says: a session, or why not. */
export type TokenReading = { sessionId: string } | { problem: 'expired' | 'unusable' };

/** Signs and reads access tokens. A token holds a session id and nothing about the person. */
export interface AccessTokens {
  sign(sessionId: string, now: Date): Promise<{ token: string; expiresAt: Date }>;
  read(token: string, now: Date): Promise<TokenReading>;
}

/** Makes {@link AccessTokens} with a secret of 32 bytes in base64url. */
export function createAccessTokens(tokenSecret: string): AccessTokens {
  // Imported once; raw bytes would be imported for every token.
  const imported = crypto.subtle.importKey(
    'raw',
    Buffer.from(tokenSecret, 'base64url'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  return {
    async sign(sessionId, now) {
      const expiresAt = new Date(now.getTime() + lifetimeMs);
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
      try {
        const { payload } = await jwtVerify(token, await imported, {
          algorithms: [algorithm],
          typ: type,
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['sub', 'exp'],
        });
        return { sessionId: String(payload.sub) };
      } catch (error) {
        return { problem: error instanceof errors.JWTExpired ? 'expired' : 'unusable' };
      }
    },
  };
}
