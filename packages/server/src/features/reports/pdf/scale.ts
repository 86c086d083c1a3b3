import { round } from '@vitalane/clinical';

/** A value axis: its bounds and labelled values. */
export interface ValueScale {
  low: number;
  high: number;
  ticks: number[];
}

const steps = [1, 2, 5, 10];
const wantedTicks = 4;

const noiseDecimals = 9;

/** Removes rounding errors of binary fractions, which would move a bound by a step. */
const withoutNoise = (value: number) => round(value, noiseDecimals);

/** Returns round bounds and ticks for values; a single value gets an axis around it. */
export function scale(values: readonly number[]): ValueScale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = withoutNoise((most - least || Math.abs(most) || 1) / wantedTicks);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((candidate) => candidate * magnitude >= rough) ?? 10) * magnitude;
  const low = Math.floor(withoutNoise(least / step)) * step;
  const high = Math.max(Math.ceil(withoutNoise(most / step)) * step, low + step);
  const count = Math.round((high - low) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => withoutNoise(low + index * step));
  return { low, high, ticks };
}
