import { numberText } from '../../../messages/numberText.ts';
import type { ChartMethod } from '../../../patterns/LineChart/index.ts';
import { periodCopy as copy } from '../period/index.ts';
import type { Measure, MeasureEntry } from './measure.types.ts';

/** Returns the number of entries with their average or sum, such as “5 entries, average 6.4 mmol/L”. `entries` must not be empty. */
export function measureSummary(
  { unit, decimals }: Measure,
  method: ChartMethod,
  entries: readonly MeasureEntry[],
): string {
  const total = entries.reduce((sum, { value }) => sum + value, 0);
  const value = method === 'total' ? total : total / entries.length;
  const figure = numberText(value, decimals);
  return `${copy.entries(entries.length)}, ${copy[method](figure, unit)}`;
}
