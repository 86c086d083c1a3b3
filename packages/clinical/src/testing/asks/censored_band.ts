import { type CensoredResult, censoredBand } from '../../index.ts';

/** Returns the bands that a limit allows. */
export function answer(given: CensoredResult): unknown {
  return censoredBand(given);
}
