import { z } from 'zod';
import { loadList } from './loadList.ts';
import { atcCodesOf, needsPrescription } from './substances.ts';

const medicine = z.object({
  uuid: z.uuid(),
  /** Generic name with strength. */
  displayName: z.string(),
  brandUuid: z.uuid().nullable(),
  brand: z.string().nullable(),
  activeIngredients: z.array(z.string()),
  form: z.string(),
  /** For example `500 mg`; one strength for each ingredient, in their order, with ` + ` between them. */
  strength: z.string(),
  unit: z.string(),
  route: z.string(),
});

/** An entry of the catalogue. */
export interface Medicine extends z.infer<typeof medicine> {
  /** Unique ATC codes of the ingredients for the route of this product. */
  atcCodes: readonly string[];
  needsPrescription: boolean;
}

/** The catalogue. Loading throws if an ingredient has no ATC code. */
export const medicines: readonly Medicine[] = loadList('medications', medicine).map((item) => ({
  ...item,
  atcCodes: [...new Set(item.activeIngredients.flatMap((name) => atcCodesOf(name, item.route)))],
  needsPrescription: item.activeIngredients.some((name) => needsPrescription(name, item.route)),
}));

const byId = new Map(medicines.map((item) => [item.uuid, item]));

/** Returns the entry with an identifier, or undefined. */
export function findMedicine(uuid: string | null): Medicine | undefined {
  return uuid === null ? undefined : byId.get(uuid);
}
