import { ANALYTES } from '@vitalane/clinical';
import type { LabValue } from '@vitalane/contract';
import { z } from 'zod';
import { loadList } from './loadList.ts';

const dimension = z.object({
  uuid: z.uuid(),
  code: z.custom<LabValue['code']>((value) => typeof value === 'string'),
  name: z.string(),
  /** Canonical unit, in which values are stored for calculations. */
  unit: z.custom<LabValue['unit']>((value) => typeof value === 'string'),
  unitChoices: z.array(z.custom<LabValue['unit']>((value) => typeof value === 'string')),
  /** Analyte for unit conversion; `null` with a single unit. */
  analyte: z.literal(ANALYTES).nullable(),
  decimals: z.number().int(),
  plausibleLow: z.number(),
  plausibleHigh: z.number(),
  /** Bounds of the range, inclusive. */
  referenceLow: z.number().nullable(),
  referenceHigh: z.number().nullable(),
  referenceText: z.string().nullable(),
  referenceBasis: z.enum(['guideline', 'laboratory', 'personal']),
  referenceSource: z.string().nullable(),
});

/** A measure that a health form can contain. Limits are in `unit`. */
export type Dimension = z.infer<typeof dimension>;

/** All measures of a health form. */
export const dimensions: readonly Dimension[] = loadList('dimensions', dimension);

const byCode = new Map<string, Dimension>(dimensions.map((item) => [item.code, item]));

/** Returns the dimension with a code of the contract. Throws when the list lacks it. */
export function getDimension(code: LabValue['code']): Dimension {
  const found = byCode.get(code);
  if (!found) throw new Error(`The list of dimensions lacks ${code}`);
  return found;
}
