import type { Band } from './BandChart.types.ts';

/** Position of a value on bands of equal drawn width. */
export interface Place {
  /** Index of the value's band. */
  index: number;
  /** Distance from the start of the scale, 0 to 1. */
  share: number;
}

const edgeShare = 0.06;

/**
 * Returns the band of a value and the position on the scale. A band excludes its `upTo`, unless `known` sets the
 * band: a source may round first, or assign a limit to the lower band. An open band has the width of its neighbour.
 * A value stays visibly inside its band.
 */
export function placeOf(value: number, bands: readonly Band[], known?: number): Place {
  const found = bands.findIndex(({ upTo }) => upTo === undefined || value < upTo);
  const index = known ?? (found < 0 ? bands.length - 1 : found);
  const { from, to } = endsOf(bands, index);
  const within = to > from ? (value - from) / (to - from) : 0.5;
  const inside = Math.min(Math.max(within, edgeShare), 1 - edgeShare);
  return { index, share: (index + inside) / bands.length };
}

function endsOf(bands: readonly Band[], index: number): { from: number; to: number } {
  const limits = bands.flatMap(({ upTo }) => (upTo === undefined ? [] : [upTo]));
  const [first = 0, last = 0] = [limits[0], limits.at(-1)];
  const beforeLast = limits.at(-2) ?? 0;
  const from = limits[index - 1] ?? Math.min(0, first);
  const to = limits[index] ?? last + (last - beforeLast || last);
  return { from, to };
}
