import type { Tokens } from '../auth/auth.types.ts';
import { isRecord, parseJson, type SafeStorage, safeStorage } from './storage.ts';

/** Keys of the session in local storage; excludes `theme`, which survives sign-out. */
export const sessionKeys = {
  token: 'token',
  refreshToken: 'refreshToken',
  lastLocation: 'lastLocation',
} as const;

const EXPIRY_KEY = 'tokenExpiry';

/** Storage of tokens and the last location. Blocked storage reads as signed out. */
export interface TokensStorage {
  read: () => Tokens | null;
  /** Writes the refresh token first, so that it exists when the new token becomes visible. */
  write: (tokens: Tokens) => void;
  /** Deletes `token`, `refreshToken` and `lastLocation`, the token first. */
  clear: () => void;
  readLastLocation: () => string | null;
  writeLastLocation: (path: string) => void;
  clearLastLocation: () => void;
}

// Identifies the token of a stored expiry without storing a part of the token.
function fingerprint(token: string): number {
  let hash = 0;
  for (const char of token) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0;
  return hash;
}

function expiryOf(token: string, stored: unknown): number | null {
  const isOurs = isRecord(stored) && stored.of === fingerprint(token) && typeof stored.expiresAt === 'number';
  return isOurs ? Number(stored.expiresAt) : null;
}

/**
 * Creates the storage in local storage under the product's keys. The expiry is stored per tab, and is `null` in a tab
 * that has not received it.
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
