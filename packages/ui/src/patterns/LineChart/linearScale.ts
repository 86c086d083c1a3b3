import { nice, ticks } from 'd3-array';

/** A straight line from values to pixels. */
export interface LinearScale {
  /** The place of a value, in pixels. */
  (value: number): number;
  /** The value at a place in pixels. */
  invert: (px: number) => number;
  /** Round values within the domain, about `count` of them. */
  ticks: (count: number) => number[];
  /** Values at both ends. */
  domain: readonly [number, number];
  /** Pixels of both ends. */
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

/** Returns a domain widened to round ends, for about `count` marks. */
export function niceDomain([low, high]: readonly [number, number], count: number): [number, number] {
  return nice(low, high, count);
}

/** Writes the marks of an axis, all with the decimals that their step needs. */
export function tickFormat(marks: readonly number[]): (value: number) => string {
  const [first = 0, second = first + 1] = marks;
  // A step of 0.1 may be a hair below it.
  const decimals = Math.max(0, -Math.floor(Math.log10(second - first) + 1e-6));
  const format = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (value) => format.format(value);
}
