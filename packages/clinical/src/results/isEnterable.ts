import { entryLimits } from '../quantities/catalogue.ts';
import { canonicalValue } from '../quantities/convert.ts';
import type { EnteredResult } from './labResult.ts';

/** Returns whether a result can be entered. A detection limit such as "<0.1" may lie below the limits. */
export function isEnterable({ code, value, unit, comparator }: EnteredResult): boolean {
  const canonical = canonicalValue(code, value, unit);
  const { min, max } = entryLimits(code);
  return canonical !== null && canonical <= max && (canonical >= min || comparator?.startsWith('<') === true);
}
