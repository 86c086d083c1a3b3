import { isRecord } from './storage.ts';

/** First retry delay of a refused handshake, which is repeated with a fresh token and backoff. */
const REFUSAL_DELAY_MS = 2000;
const REFUSAL_DELAY_MAX_MS = 30_000;

/** Refusals in a row after which the room counts as closed. A reason that a new token cannot resolve counts at once. */
const REFUSALS_UNTIL_CLOSED = 3;
const finalCodes: readonly unknown[] = ['not_found', 'account_inactive'];

/** Returns whether a new token cannot resolve a refused handshake. */
export function isFinalRefusal(error: Error): boolean {
  return 'data' in error && isRecord(error.data) && finalCodes.includes(error.data.code);
}

/** Returns whether a room counts as closed: after the third refusal in a row, or a final one. */
export const isRoomClosed = (refusals: number, isFinal: boolean): boolean =>
  isFinal || refusals === REFUSALS_UNTIL_CLOSED;

/** Returns the delay after a number of refusals in a row. */
export const refusalDelayMs = (refusals: number): number =>
  Math.min(refusals * REFUSAL_DELAY_MS, REFUSAL_DELAY_MAX_MS);

/** Retries a refused connection with backoff. */
export interface RefusalRetry {
  /** Counts a refusal and schedules the next attempt. Returns whether the room now counts as closed. */
  refused: (isFinal: boolean) => boolean;
  /** Resets the count, after a successful connection or for another room. */
  reset: () => void;
  /** Cancels the scheduled attempt. */
  cancel: () => void;
}

/** Creates the retry of one connection; calls `connect` when an attempt is due. */
export function createRefusalRetry(connect: () => void): RefusalRetry {
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    refused(isFinal) {
      refusals += 1;
      clearTimeout(timer);
      timer = setTimeout(connect, refusalDelayMs(refusals));
      return isRoomClosed(refusals, isFinal);
    },
    reset() {
      refusals = 0;
    },
    cancel: () => clearTimeout(timer),
  };
}
