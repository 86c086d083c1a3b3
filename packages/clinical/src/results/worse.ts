import { isQuantity, quantityRow } from '../quantities/catalogue.ts';
import { nearestAllowed, type PrintedValue } from './labResult.ts';

/** Returns the badness of a value in the canonical unit of its quantity; of two results the higher is worse. */
function badness(code: string, printed: PrintedValue): number {
  const value = nearestAllowed(printed, code === 'egfr' ? 1 : undefined);
  const { worse } = isQuantity(code) ? quantityRow(code) : {};
  if (typeof worse === 'object') return Math.abs(value - worse.farFrom);
  return worse === 'lower' ? -value : value;
}

/** Returns a comparator for results of one quantity, worse first; values in the canonical unit. */
export function byWorstValue(code: string): (a: PrintedValue, b: PrintedValue) => number {
  return (a, b) => badness(code, b) - badness(code, a);
}
