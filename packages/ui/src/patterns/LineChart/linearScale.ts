import { nice, ticks } from 'd3-array';

/** Linear scale from values to pixels. */
export interface LinearScale {
  /** Returns the position of a value in px. */
  (value: number): number;
  /** Returns the value at a position in px. */
  invert: (px: number) => number;
  /** Returns about `count` round values within the domain. */
  ticks: (count: number) => number[];
  /** Values of both ends. */
  domain: readonly [number, number];
  /** Positions of both ends in px. */
  range: readonly [number, number];
}

/** Returns a scale over a domain with two different ends. */
export function linearScale(
  domain: readonly [number, number],
  range: readonly [number, number],
): LinearScale {
  const [low, high] = domain;
  const [startPx, endPx] = range;
  const pxPerUnit = (endPx - startPx) / (high - low);
  const scale = (value: number) => startPx + (value - low) * pxPerUnit;
  return Object.assign(scale, {
    invert: (px: number) => low + (px - startPx) / pxPerUnit,
    ticks: (count: number) => ticks(low, high, count),
    domain,
    range,
  });
}

/** Returns a domain extended to round ends, for about `count` ticks. */
export function niceDomain([low, high]: readonly [number, number], count: number): [number, number] {
  return nice(low, high, count);
}

/** Returns a formatter for the ticks of an axis, with the decimals that the step requires. */
export function tickFormat(marks: readonly number[]): (value: number) => string {
  const [first = 0, second = first + 1] = marks;
  // Floating-point tolerance: a step of 0.1 may be slightly lower.
  const decimals = Math.max(0, -Math.floor(Math.log10(second - first) + 1e-6));
  const format = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (value) => format.format(value);
}
