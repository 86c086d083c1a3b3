import { groupsOfAtc, isMedicineGroup, type MedicineGroupCode } from '@vitalane/clinical';
import type { MedicineGroup } from '@vitalane/contract';
import { type Choice, toLookup } from './choices.ts';
import { medicines } from './medicines.ts';
import { atcCodesOf, substances } from './substances.ts';

const alsoCalled = new Map(substances.map(({ name, alsoCalled: others }) => [name, others]));

/** Every name in the catalogue with the ATC codes that it stands for. A brand stands for all its substances. */
const names = medicines.flatMap(({ brand, activeIngredients, route, atcCodes }) => [
  ...(brand === null ? [] : [{ name: brand, atcCodes }]),
  ...activeIngredients.flatMap((substance) =>
    [substance, ...(alsoCalled.get(substance) ?? [])].map((name) => ({
      name,
      atcCodes: atcCodesOf(substance, route),
    })),
  ),
]);

/** Names by group, each once: `voltaren` is both a brand and another name of its substance. */
const namesOf = new Map<MedicineGroupCode, Map<string, string>>();
for (const { name, atcCodes } of names) {
  for (const group of atcCodes.flatMap(groupsOfAtc)) {
    const known = namesOf.get(group) ?? new Map<string, string>();
    namesOf.set(group, known.set(name.toLowerCase(), known.get(name.toLowerCase()) ?? name));
  }
}

/** Returns a group of medicines in the contract's format, with the names on the boxes that belong to it. */
export function toMedicineGroup(choice: Choice): MedicineGroup {
  const known = isMedicineGroup(choice.code) ? namesOf.get(choice.code) : undefined;
  return {
    ...toLookup(choice),
    includes: [...(known?.values() ?? [])].toSorted((a, b) => a.localeCompare(b)),
  };
}
