import { type CensoredResult, censoredBand } from '../../index.ts';

/** The bands that a limit allows. */
export function answer(given: CensoredResult): unknown {
  return censoredBand(given);
}
