import { z } from 'zod';
import { loadList } from './loadList.ts';

const medicine = z.object({
  uuid: z.uuid(),
  /** Generic name with strength. */
  displayName: z.string(),
  brandUuid: z.uuid().nullable(),
  brand: z.string().nullable(),
  activeIngredients: z.array(z.string()),
  form: z.string(),
  unit: z.string(),
  route: z.string(),
});

/** An entry of the catalogue. */
export type Medicine = z.infer<typeof medicine>;

/** The catalogue. */
export const medicines: readonly Medicine[] = loadList('medications', medicine);

const byId = new Map(medicines.map((item) => [item.uuid, item]));

/** The entry with an identifier, or nothing. */
export function findMedicine(uuid: string | null): Medicine | undefined {
  return uuid === null ? undefined : byId.get(uuid);
}
