import { formatInstant } from '@vitalane/time';
import { numberText } from '../../messages/numberText.ts';
import { lineChartCopy as copy } from './LineChart.copy.ts';
import type { ReadingRow } from './LineChart.types.ts';

/** Returns the value of a series in a row, such as “128” or “128 (119 to 140)”; `undefined` if the row has none. */
export function formatCell({ values, ranges }: ReadingRow, id: string, decimals: number): string | undefined {
  const [value, range] = [values[id], ranges?.[id]];
  if (value === undefined) return undefined;
  const figure = numberText(value, decimals);
  return range ? copy.ranged(figure, numberText(range[0], decimals), numberText(range[1], decimals)) : figure;
}

/** Formats the day in the patient's time zone, such as “2 March 2026”. */
export function formatDay(epochMs: number, timeZone: string): string {
  return formatInstant(epochMs, timeZone, 'day');
}
