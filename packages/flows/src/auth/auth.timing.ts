import type { AuthContext } from './auth.types.ts';

/** Time before its expiry at which an access token is refreshed. */
export const REFRESH_LEAD_MS = 300_000;

/** Minimum interval of refreshes, so that a wrong clock or a short-lived token cannot cause a request storm. */
export const REFRESH_FLOOR_MS = 30_000;

/** First and longest backoff after a refresh without network. */
export const BACKOFF_FIRST_MS = 30_000;
export const BACKOFF_LAST_MS = 960_000;

/** Timeout of a sign-out request. */
export const SIGN_OUT_TIMEOUT_MS = 5_000;

/** How long the identity provider may respond after its window closes. */
export const CLOSE_GRACE_MS = 8_000;

/** Minimum interval between two codes. */
export const RESEND_COOLDOWN_MS = 30_000;

/** Wrong attempts that invalidate a code. */
export const MAX_CODE_TRIES = 5;

// Longer browser timers fire at once.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Returns whether the access token needs a refresh. Without a known expiry only the server decides. */
export function isDue({ tokens }: Pick<AuthContext, 'tokens'>, nowMs: number): boolean {
  return typeof tokens?.expiresAt === 'number' && tokens.expiresAt - REFRESH_LEAD_MS <= nowMs;
}

/** Returns the milliseconds until the refresh, capped at the limit of browser timers (the guard then checks again). */
export function refreshDelayMs({ tokens }: Pick<AuthContext, 'tokens'>, nowMs: number): number {
  const dueInMs = (tokens?.expiresAt ?? Number.POSITIVE_INFINITY) - REFRESH_LEAD_MS - nowMs;
  return Math.min(Math.max(dueInMs, REFRESH_FLOOR_MS), LONGEST_TIMER_MS);
}

/**
 * Returns the milliseconds until the next attempt: 30 s, doubled up to 16 min, but not past the expiry of a valid
 * token. After the expiry attempts continue, because being offline must not end a session.
 */
export function backoffMs(
  { tokens, refreshFailures }: Pick<AuthContext, 'tokens' | 'refreshFailures'>,
  nowMs: number,
): number {
  const doubledMs = Math.min(BACKOFF_FIRST_MS * 2 ** Math.max(refreshFailures - 1, 0), BACKOFF_LAST_MS);
  const leftMs = (tokens?.expiresAt ?? Number.POSITIVE_INFINITY) - nowMs;
  return leftMs > 0 ? Math.min(doubledMs, leftMs) : doubledMs;
}
