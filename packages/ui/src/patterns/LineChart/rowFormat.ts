import { dayMs, wallClockMs } from '@vitalane/time';
import { whenText } from './aggregate.ts';
import type { ChartStep, ReadingRow } from './LineChart.types.ts';

/** Returns the date format of the rows of a chart: days only if no row has a time of day, such as lab results. */
export function rowFormat(
  rows: readonly ReadingRow[],
  step: ChartStep,
  timeZone: string,
): (row: ReadingRow) => string {
  const isByDay = rows.every(({ epochMs }) => wallClockMs(epochMs, timeZone) % dayMs === 0);
  const shown = step === 'reading' && isByDay ? 'day' : step;
  return ({ epochMs }) => whenText(epochMs, shown, timeZone);
}
