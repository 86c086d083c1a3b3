import { type ItemCode, isItemCode, recordItem } from '@vitalane/clinical';
import type { Lookup } from '@vitalane/contract';
import { z } from 'zod';
import { loadList } from './loadList.ts';

const choice = z.object({ uuid: z.uuid(), code: z.string(), name: z.string() });

/** Something to choose from a list. Records point at its uuid; `code` is for rules. */
export type Choice = z.infer<typeof choice>;

/** Ethnic groups; `riskTable` is the column of the cardiovascular risk table. */
export const ethnicities = loadList('ethnicities', choice.extend({ riskTable: z.string() }));

/** Genders; `clinicalSex` is what equations take, null where they do not apply. */
export const genders = loadList(
  'genders',
  choice.extend({ clinicalSex: z.enum(['female', 'male']).nullable() }),
);

/** Long-term conditions. The code is that of the health record. */
export const chronicConditions = loadItems('chronic-conditions');

/** Groups of medicines that a person can choose. The code is that of the health record. */
export const currentlyMedications = loadItems('currently-medications');

/** Kinds of document. */
export const documentTypes = loadList('document-types', choice.extend({ isIdentity: z.boolean() }));

/** Units in which a dose is counted. */
export const medicationUnits = loadList('medication-units', choice.extend({ isWholeOnly: z.boolean() }));

/** Ways of taking a medicine. */
export const medicationRoutes = loadList('medication-routes', choice);

/** How often a medicine is taken; the numbers are null where the name does not tell. */
export const medicationFrequencies = loadList(
  'medication-frequencies',
  choice.extend({
    timesPerDay: z.number().nullable(),
    daysPerWeek: z.number().nullable(),
    asNeeded: z.boolean(),
  }),
);

/** Returns the entry with an identifier, or nothing. */
export function findChoice<T extends Choice>(list: readonly T[], uuid: string): T | undefined {
  return list.find((item) => item.uuid === uuid);
}

/** Returns an entry as the contract has it. */
export function toLookup({ uuid, name }: Choice): Lookup {
  return { uuid, name };
}

/** Loads a list of items of the health record; their names are those of the record. */
function loadItems(name: string): readonly (Choice & { code: ItemCode })[] {
  const item = z.object({
    uuid: z.uuid(),
    code: z.custom<ItemCode>(isItemCode, 'Not an item of the record'),
  });
  return loadList(name, item).map(({ uuid, code }) => ({ uuid, code, name: recordItem(code).name }));
}

/** The entry that a record points at, as the contract has it, or null. */
export function chosen(list: readonly Choice[], uuid: string | null): Lookup | null {
  const choice = uuid === null ? undefined : findChoice(list, uuid);
  return choice ? toLookup(choice) : null;
}
