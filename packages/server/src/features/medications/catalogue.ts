import type { CatalogueMedicine } from '@vitalane/contract';
import type { Page } from '../../db/pages.ts';
import { invalidField } from '../../errors/apiError.ts';
import { type Medicine, medicines } from '../../lists/medicines.ts';

interface Entry {
  medicine: Medicine;
  name: string;
  brand: string;
  all: string;
}

const entries: readonly Entry[] = medicines.map((medicine) => {
  const name = medicine.displayName.toLowerCase();
  const brand = medicine.brand?.toLowerCase() ?? '';
  return { medicine, name, brand, all: [name, brand, ...medicine.activeIngredients].join(' ').toLowerCase() };
});

/** Kinds of match, the best first. */
const ranks: readonly ((entry: Entry, text: string) => boolean)[] = [
  ({ name }, text) => name.startsWith(text),
  ({ brand }, text) => brand.startsWith(text),
  ({ all }, text) => all.includes(text),
];

/** Returns one page of the medicines that match a text: names that begin with it, then brands, then the others. */
export function searchCatalogue({
  s,
  limit,
  cursor,
}: {
  s: string;
  limit: number;
  cursor?: string;
}): Page<CatalogueMedicine> {
  const text = s.trim().toLowerCase();
  const ranked = ranks.map((): Medicine[] => []);
  for (const entry of entries)
    ranked[ranks.findIndex((matches) => matches(entry, text))]?.push(entry.medicine);
  const found = ranked.flat();
  const start = cursor === undefined ? 0 : found.findIndex(({ uuid }) => uuid === cursor) + 1;
  if (cursor !== undefined && start === 0) {
    throw invalidField('cursor', 'Invalid cursor. Start again from the first page.');
  }
  const shown = found.slice(start, start + limit);
  const hasMore = found.length > start + limit;
  return { items: shown.map(toCatalogueMedicine), nextCursor: hasMore ? (shown.at(-1)?.uuid ?? null) : null };
}

function toCatalogueMedicine(medicine: Medicine): CatalogueMedicine {
  const { uuid, displayName, brandUuid, brand, route, unit, activeIngredients } = medicine;
  return {
    medicationUuid: uuid,
    name: displayName,
    brandId: brandUuid,
    brand,
    route,
    unit,
    activeIngredients,
  };
}
