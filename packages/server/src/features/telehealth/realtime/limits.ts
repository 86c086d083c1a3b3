import type { IncomingMessage } from 'node:http';

const eventsPerSecond = 50;
const maxDebt = 500;

/** Maximum number of connections of one account on one process. */
export const maxSocketsPerAccount = 10;

/** Maximum number of guests in the lobby of one room. */
export const maxGuestsWaiting = 5;

/** Maximum number of measurements of one connection: a long call on a bad network sends fewer. */
export const maxMeasurements = 100;

/** Decision about an event: process it, drop it, or disconnect a sender that floods the server. */
export type Verdict = 'pass' | 'drop' | 'disconnect';

/** Creates a limit of bursts of fifty events, and fifty events a second after that. */
export function createEventBudget(nowMs: () => number): () => Verdict {
  let budget = eventsPerSecond;
  let filledAtMs = nowMs();
  return () => {
    const earned = ((nowMs() - filledAtMs) / 1000) * eventsPerSecond;
    filledAtMs = nowMs();
    budget = Math.min(eventsPerSecond, budget + earned) - 1;
    if (budget >= 0) return 'pass';
    return budget < -maxDebt ? 'disconnect' : 'drop';
  };
}

/**
 * Returns whether a page of this origin may connect. Browsers always send their origin; a program without one
 * still needs a token.
 */
export function isAllowedOrigin(request: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  return allowedOrigins.includes(origin) || origin === `http://${host}` || origin === `https://${host}`;
}
