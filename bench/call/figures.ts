import type { Figure as AnyFigure, Statistic } from '../figures.ts';

/** Measured quantity of a gate, with its limit. */
export interface Figure {
  gate: string;
  what: string;
  unit: 'ms' | '%' | '';
  /** Upper limit. Absent for figures without a limit. */
  limit?: number;
  /** Statistic that is compared with the limit. @default 'p95' */
  of?: Statistic;
  /** One value per run; infinite when the awaited event never happened. */
  values: number[];
}

/** Returns a figure in the common format of all benchmark results. */
export function toFigure({ gate, limit, of = 'p95', ...measured }: Figure): AnyFigure {
  return {
    group: gate,
    ...measured,
    ...(limit !== undefined && { limit: { of, atMost: limit } }),
  };
}
