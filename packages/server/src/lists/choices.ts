import { type ItemCode, isItemCode, recordItem } from '@vitalane/clinical';
import type { Lookup } from '@vitalane/contract';
import { z } from 'zod';
import { loadList } from './loadList.ts';

const choice = z.object({ uuid: z.uuid(), code: z.string(), name: z.string() });

/** An entry of a list. Records refer to its uuid; `code` is for rules. */
export type Choice = z.infer<typeof choice>;

/** Ethnic groups; `riskTable` is the column of the cardiovascular risk table. */
export const ethnicities = loadList('ethnicities', choice.extend({ riskTable: z.string() }));

/** Genders; `clinicalSex` is for clinical equations, `null` if they do not apply. */
export const genders = loadList(
  'genders',
  choice.extend({ clinicalSex: z.enum(['female', 'male']).nullable() }),
);

/** Chronic conditions, with codes of the health record. */
export const chronicConditions = loadItems('chronic-conditions');

/** Groups of medicines, with codes of the health record. */
export const currentlyMedications = loadItems('currently-medications');

/** Document types. */
export const documentTypes = loadList('document-types', choice.extend({ isIdentity: z.boolean() }));

/** Units of a dose. */
export const medicationUnits = loadList('medication-units', choice.extend({ isWholeOnly: z.boolean() }));

/** Routes of a medicine. */
export const medicationRoutes = loadList('medication-routes', choice);

/** Frequencies of a medicine; the numbers are `null` for unspecific names. */
export const medicationFrequencies = loadList(
  'medication-frequencies',
  choice.extend({
    timesPerDay: z.number().nullable(),
    daysPerWeek: z.number().nullable(),
    asNeeded: z.boolean(),
  }),
);

/** Returns the entry with an identifier; `undefined` when it does not exist. */
export function findChoice<T extends Choice>(list: readonly T[], uuid: string): T | undefined {
  return list.find((item) => item.uuid === uuid);
}

/** Returns an entry in the contract's format. */
export function toLookup({ uuid, name }: Choice): Lookup {
  return { uuid, name };
}

/** Loads a list of items of the health record, with their names. */
function loadItems(name: string): readonly (Choice & { code: ItemCode })[] {
  const item = z.object({
    uuid: z.uuid(),
    code: z.custom<ItemCode>(isItemCode, 'Not an item of the record'),
  });
  return loadList(name, item).map(({ uuid, code }) => ({ uuid, code, name: recordItem(code).name }));
}

/** Returns the entry that a record refers to, in the contract's format; `null` without one. */
export function chosen(list: readonly Choice[], uuid: string | null): Lookup | null {
  const choice = uuid === null ? undefined : findChoice(list, uuid);
  return choice ? toLookup(choice) : null;
}
