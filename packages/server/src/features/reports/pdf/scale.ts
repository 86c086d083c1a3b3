import { round } from '@vitalane/clinical';

/** A value axis: its bounds and labelled values. */
export interface ValueScale {
  low: number;
  high: number;
  ticks: number[];
}

const steps = [1, 2, 5, 10];
const wantedTicks = 4;

const settledDecimals = 9;

/** Removes rounding errors of binary fractions, which would move a bound by a step. */
const settled = (value: number) => round(value, settledDecimals);

/** Returns round bounds and ticks for values; a single value gets an axis around it. */
export function scale(values: readonly number[]): ValueScale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = settled((most - least || Math.abs(most) || 1) / wantedTicks);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((candidate) => candidate * magnitude >= rough) ?? 10) * magnitude;
  const low = Math.floor(settled(least / step)) * step;
  const high = Math.max(Math.ceil(settled(most / step)) * step, low + step);
  const count = Math.round((high - low) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => settled(low + index * step));
  return { low, high, ticks };
}
