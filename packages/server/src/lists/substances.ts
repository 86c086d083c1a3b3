import { z } from 'zod';
import { loadList } from './loadList.ts';

const atcCode = z.string().regex(/^[A-DGHJL-NPRSV]\d{2}[A-Z]{2}\d{2}$/);

const substance = z.object({
  name: z.string(),
  /** ATC codes by route: the same substance has different codes as eye drops and as a tablet. */
  atc: z.record(z.string(), z.array(atcCode).min(1)),
  /** Alternative names: older names, abbreviations, well-known brands. */
  alsoCalled: z.array(z.string()).default([]),
  /** Routes that are sold without a prescription. */
  withoutPrescription: z.array(z.string()).default([]),
});

/** An active ingredient with its codes in the ATC classification of the WHO. */
export type Substance = z.infer<typeof substance>;

/** The active ingredients of the catalogue. */
export const substances: readonly Substance[] = loadList('substances', substance);

const byName = new Map(substances.map((item) => [item.name, item]));

/** Returns the ATC codes of an ingredient given by a route. Throws for an ingredient or route without a code. */
export function atcCodesOf(ingredient: string, route: string): readonly string[] {
  const codes = byName.get(ingredient)?.atc[route];
  if (!codes) throw new Error(`data/substances.json has no ATC code for ${ingredient} (${route}).`);
  return codes;
}

/** Returns whether a medicine with this ingredient and route needs a prescription. */
export function needsPrescription(ingredient: string, route: string): boolean {
  return !byName.get(ingredient)?.withoutPrescription.includes(route);
}
