import { bandInUnit, type EnteredValue, shownInUnit } from '../../index.ts';

/** Returns the band of a value in its own unit, and the value shown in another. */
export function answer(given: EnteredValue & { readonly showIn: string }): unknown {
  return { band: bandInUnit(given), shown: shownInUnit(given) };
}
