import * as z from 'zod/mini';
import { customHealthTargetsCopy } from './CustomHealthTargetsScreen.copy.ts';
import type { TargetChange } from './CustomHealthTargetsScreen.types.ts';

const { errors } = customHealthTargetsCopy;

const end = z.string().check(z.trim(), z.regex(/^(\d+(?:[.,]\d+)?)?$/, errors.figure));

/** One or both ends of a target, the lower below the upper. */
export const targetSchema = z.pipe(
  z.object({ low: end, high: end }).check(
    z.refine(({ low, high }) => low !== '' || high !== '', { path: ['high'], error: errors.none }),
    z.refine(({ low, high }) => low === '' || high === '' || toNumber(low) < toNumber(high), {
      path: ['high'],
      error: errors.order,
    }),
  ),
  z.transform(({ low, high }): TargetChange => ({ low: toEnd(low), high: toEnd(high) })),
);

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}

function toEnd(text: string): number | null {
  return text === '' ? null : toNumber(text);
}
