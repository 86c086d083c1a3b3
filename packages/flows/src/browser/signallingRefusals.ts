import { isRecord } from './storage.ts';

/** A refused handshake is tried again with a fresh token, at first soon and then ever more rarely. */
const REFUSAL_DELAY_MS = 2000;
const REFUSAL_DELAY_MAX_MS = 30_000;

/** After so many refusals in a row, or at once for a reason that a new token cannot resolve, the room counts as closed. */
const REFUSALS_UNTIL_CLOSED = 3;
const finalCodes: readonly unknown[] = ['not_found', 'account_inactive'];

/** Returns whether a new token cannot resolve a refused handshake. */
export function isFinalRefusal(error: Error): boolean {
  return 'data' in error && isRecord(error.data) && finalCodes.includes(error.data.code);
}

/** Returns whether a room counts as closed with this refusal: the third in a row, or a final one. */
export const isRoomClosed = (refusals: number, isFinal: boolean): boolean =>
  isFinal || refusals === REFUSALS_UNTIL_CLOSED;

/** Returns how long to wait after so many refusals in a row. */
export const refusalDelayMs = (refusals: number): number =>
  Math.min(refusals * REFUSAL_DELAY_MS, REFUSAL_DELAY_MAX_MS);

/** Tries a refused connection again, at first soon and then ever more rarely. */
export interface RefusalRetry {
  /** Notes a refusal and schedules the next attempt. Returns whether the room counts as closed with it. */
  refused: (isFinal: boolean) => boolean;
  /** Resets the count, after a connection that succeeded or for another room. */
  reset: () => void;
  /** Cancels the attempt that is scheduled. */
  cancel: () => void;
}

/** Creates the retry of one connection; `connect` is called when an attempt is due. */
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
