import type { Figure as AnyFigure, Statistic } from '../figures.ts';

/** One measured quantity of a gate, with its limit. */
export interface Figure {
  gate: string;
  what: string;
  unit: 'ms' | '%' | '';
  /** May not be exceeded. Absent where a figure only tells. */
  limit?: number;
  /** Which of the values is held against the limit. @default 'p95' */
  of?: Statistic;
  /** One value a run; endless where the awaited thing never happened. */
  values: number[];
}

/** A figure of a gate in the form of every measure. */
export function toFigure({ gate, limit, of = 'p95', ...measured }: Figure): AnyFigure {
  return {
    group: gate,
    ...measured,
    ...(limit !== undefined && { limit: { of, atMost: limit } }),
  };
}
