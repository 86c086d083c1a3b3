import * as z from 'zod/mini';

const errors = {
  figure: 'Enter a figure, or leave it empty.',
  order: 'The lower end must be below the upper end.',
  none: 'Enter at least one end.',
} as const;

/** What is typed for a target. */
export interface TargetChange {
  low: number | null;
  high: number | null;
}

/** The typed end of a target; empty for none. */
export const targetEnd = z.string().check(z.trim(), z.regex(/^(\d+(?:[.,]\d+)?)?$/, errors.figure));

interface TypedEnds {
  low: string;
  high: string;
}

/** At least one end, the lower below the upper. */
export const endChecks = [
  z.refine<TypedEnds>(({ low, high }) => low !== '' || high !== '', { path: ['high'], error: errors.none }),
  z.refine<TypedEnds>(({ low, high }) => low === '' || high === '' || toNumber(low) < toNumber(high), {
    path: ['high'],
    error: errors.order,
  }),
] as const;

/** Returns typed ends as numbers, null for an empty one. */
export const toEnds = ({ low, high }: TypedEnds): TargetChange => ({ low: toEnd(low), high: toEnd(high) });

/** One or both ends of a target. */
export const targetSchema = z.pipe(
  z.object({ low: targetEnd, high: targetEnd }).check(...endChecks),
  z.transform(toEnds),
);

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}

function toEnd(text: string): number | null {
  return text === '' ? null : toNumber(text);
}
