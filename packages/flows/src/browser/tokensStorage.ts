import type { Tokens } from '../auth/auth.types.ts';
import { isRecord, parseJson, type SafeStorage, safeStorage } from './storage.ts';

/** The keys of the session in local storage; `theme` is not among them and survives signing out. */
export const sessionKeys = {
  token: 'token',
  refreshToken: 'refreshToken',
  lastLocation: 'lastLocation',
} as const;

const EXPIRY_KEY = 'tokenExpiry';

/** Tokens and the remembered location. A blocked storage reads as signed out. */
export interface TokensStorage {
  read: () => Tokens | null;
  /** Writes the refresh token first: whoever sees the new token finds its partner already there. */
  write: (tokens: Tokens) => void;
  /** Drops `token`, `refreshToken` and `lastLocation`, the token first. */
  clear: () => void;
  readLastLocation: () => string | null;
  writeLastLocation: (path: string) => void;
  clearLastLocation: () => void;
}

// Tells whether a kept expiry belongs to this token, without keeping a part of the token itself.
function fingerprint(token: string): number {
  let hash = 0;
  for (const char of token) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0;
  return hash;
}

function expiryOf(token: string, kept: unknown): number | null {
  const isOurs = isRecord(kept) && kept.of === fingerprint(token) && typeof kept.expiresAt === 'number';
  return isOurs ? Number(kept.expiresAt) : null;
}

/**
 * Tokens in local storage under the product's own keys. The expiry has no key there; it is kept per tab, and is null
 * in a tab that has not been told.
 */
export function createTokensStorage(
  local: SafeStorage = safeStorage(() => localStorage),
  tab: SafeStorage = safeStorage(() => sessionStorage),
): TokensStorage {
  return {
    read: () => {
      const token = local.read(sessionKeys.token);
      const refreshToken = local.read(sessionKeys.refreshToken);
      if (!token || !refreshToken) return null;
      return { token, refreshToken, expiresAt: expiryOf(token, parseJson(tab.read(EXPIRY_KEY))) };
    },
    write: ({ token, refreshToken, expiresAt }) => {
      tab.write(EXPIRY_KEY, JSON.stringify({ of: fingerprint(token), expiresAt }));
      local.write(sessionKeys.refreshToken, refreshToken);
      local.write(sessionKeys.token, token);
    },
    clear: () => {
      local.remove(sessionKeys.token);
      local.remove(sessionKeys.refreshToken);
      local.remove(sessionKeys.lastLocation);
      tab.remove(EXPIRY_KEY);
    },
    readLastLocation: () => local.read(sessionKeys.lastLocation),
    writeLastLocation: (path) => local.write(sessionKeys.lastLocation, path),
    clearLastLocation: () => local.remove(sessionKeys.lastLocation),
  };
}
