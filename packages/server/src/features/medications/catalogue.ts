import { groupsOfAtc, MEDICINE_GROUPS } from '@vitalane/clinical';
import type { CatalogueMedicine } from '@vitalane/contract';
import type { Page } from '../../db/pages.ts';
import { invalidField } from '../../errors/apiError.ts';
import { type Medicine, medicines } from '../../lists/medicines.ts';

interface Entry {
  medicine: Medicine;
  name: string;
  brand: string;
  all: string;
  /** Words of the names of its groups, and its own. */
  words: readonly string[];
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const entries: readonly Entry[] = medicines.map((medicine) => {
  const name = medicine.displayName.toLowerCase();
  const brand = medicine.brand?.toLowerCase() ?? '';
  const all = [name, brand, ...medicine.activeIngredients].join(' ').toLowerCase();
  const groups = medicine.atcCodes.flatMap(groupsOfAtc).map((group) => MEDICINE_GROUPS[group].name);
  return { medicine, name, brand, all, words: wordsOf([all, ...groups].join(' ').toLowerCase()) };
});

/** Returns whether the words of a medicine and its groups begin with each word of a text, singular or plural. */
function isOfClass({ words }: Entry, text: string): boolean {
  const typed = wordsOf(text).map((word) => word.replace(/(?<=..)s$/, ''));
  return typed.length > 0 && typed.every((stem) => words.some((word) => word.startsWith(stem)));
}

/** Kinds of match, the best first. */
const ranks: readonly ((entry: Entry, text: string) => boolean)[] = [
  ({ name }, text) => name.startsWith(text),
  ({ brand }, text) => brand.startsWith(text),
  ({ all }, text) => all.includes(text),
  isOfClass,
];

/** Returns one page of the medicines that match a text: names that begin with it, then brands, then the others, then a class. */
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
