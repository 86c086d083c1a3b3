import type { Figure as AnyFigure } from '../figures.ts';

/** One measured quantity of a gate, with its limit. */
export interface Figure {
  gate: string;
  what: string;
  unit: 'ms' | '';
  /** The 95th percentile may not be above it. Absent where a figure only tells. */
  limit?: number;
  /** One value a run; endless where the awaited thing never happened. */
  values: number[];
}

/** A figure of a gate in the form of every measure. */
export function toFigure({ gate, limit, ...measured }: Figure): AnyFigure {
  return {
    group: gate,
    ...measured,
    ...(limit !== undefined && { limit: { of: 'p95' as const, atMost: limit } }),
  };
}
