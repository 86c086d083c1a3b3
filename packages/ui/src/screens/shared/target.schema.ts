import * as z from 'zod/mini';

const errors = {
  figure: 'Enter a figure, or leave it empty.',
  order: 'The lower end must be below the upper end.',
  none: 'Enter at least one end.',
} as const;

/** Input for a target. */
export interface TargetChange {
  low: number | null;
  high: number | null;
}

/** Schema of a limit of a target; empty for none. */
export const targetEnd = z.string().check(z.trim(), z.regex(/^(\d+(?:[.,]\d+)?)?$/, errors.figure));

interface TypedEnds {
  low: string;
  high: string;
}

/** Checks: at least one limit, and the lower below the upper. */
export const endChecks = [
  z.refine<TypedEnds>(({ low, high }) => low !== '' || high !== '', { path: ['high'], error: errors.none }),
  z.refine<TypedEnds>(({ low, high }) => low === '' || high === '' || toNumber(low) < toNumber(high), {
    path: ['high'],
    error: errors.order,
  }),
] as const;

/** Returns limits as numbers; `null` for an empty one. */
export const toEnds = ({ low, high }: TypedEnds): TargetChange => ({ low: toEnd(low), high: toEnd(high) });

/** Schema of a target with one or both limits. */
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
