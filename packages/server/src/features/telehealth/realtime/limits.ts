import type { IncomingMessage } from 'node:http';

const eventsPerSecond = 50;
const hopelessDebt = 500;

/** Connections that one account may have open on one process. */
export const maxSocketsPerAccount = 10;

/** Guests who may wait in the lobby of one room. */
export const maxGuestsWaiting = 5;

/** What to do with one more event: let it pass, drop it, or give up on a sender that does not stop. */
export type Verdict = 'pass' | 'drop' | 'disconnect';

/** Lets bursts of fifty events through, and fifty a second after that. */
export function createEventBudget(nowMs: () => number): () => Verdict {
  let budget = eventsPerSecond;
  let filledAtMs = nowMs();
  return () => {
    const earned = ((nowMs() - filledAtMs) / 1000) * eventsPerSecond;
    filledAtMs = nowMs();
    budget = Math.min(eventsPerSecond, budget + earned) - 1;
    if (budget >= 0) return 'pass';
    return budget < -hopelessDebt ? 'disconnect' : 'drop';
  };
}

/**
 * Returns whether a page of this origin may connect. Browsers always say where they come from; a program that does not still
 * needs a token.
 */
export function isAllowedOrigin(request: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  return allowedOrigins.includes(origin) || origin === `http://${host}` || origin === `https://${host}`;
}
