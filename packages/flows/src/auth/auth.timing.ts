import type { AuthContext } from './auth.types.ts';

/** How long before its expiry an access token is renewed. */
export const REFRESH_LEAD_MS = 300_000;

/** Renewals are at least this far apart, so that a wrong clock or a very short-lived token cannot start a storm. */
export const REFRESH_FLOOR_MS = 30_000;

/** The first and the longest wait after a renewal that found no network. */
export const BACKOFF_FIRST_MS = 30_000;
export const BACKOFF_LAST_MS = 960_000;

/** How long a sign-out waits for the server. */
export const SIGN_OUT_TIMEOUT_MS = 5_000;

/** How long after its window is seen closed an identity provider may still answer. */
export const CLOSE_GRACE_MS = 8_000;

/** How long after a code was sent another one may be asked for. */
export const RESEND_COOLDOWN_MS = 30_000;

/** Wrong tries after which a code is of no use any more. */
export const MAX_CODE_TRIES = 5;

// A longer browser timer fires at once.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Returns whether the access token should be renewed now. With no known expiry it is only once the server calls it expired. */
export function isDue({ tokens }: Pick<AuthContext, 'tokens'>, nowMs: number): boolean {
  return typeof tokens?.expiresAt === 'number' && tokens.expiresAt - REFRESH_LEAD_MS <= nowMs;
}

/** Milliseconds until the renewal, at most what a browser timer can hold (the guard looks again then). */
export function refreshDelayMs({ tokens }: Pick<AuthContext, 'tokens'>, nowMs: number): number {
  const dueInMs = (tokens?.expiresAt ?? Number.POSITIVE_INFINITY) - REFRESH_LEAD_MS - nowMs;
  return Math.min(Math.max(dueInMs, REFRESH_FLOOR_MS), LONGEST_TIMER_MS);
}

/**
 * Milliseconds until the next attempt: 30 s, doubled up to 16 min, but not past the expiry while the token lives.
 * Past it the attempts continue, because being offline is no reason to lose a session.
 */
export function backoffMs(
  { tokens, refreshFailures }: Pick<AuthContext, 'tokens' | 'refreshFailures'>,
  nowMs: number,
): number {
  const doubledMs = Math.min(BACKOFF_FIRST_MS * 2 ** Math.max(refreshFailures - 1, 0), BACKOFF_LAST_MS);
  const leftMs = (tokens?.expiresAt ?? Number.POSITIVE_INFINITY) - nowMs;
  return leftMs > 0 ? Math.min(doubledMs, leftMs) : doubledMs;
}
