import type { Caller } from '../../authorisation/caller.ts';
import type { Database } from '../../db/database.ts';
import { readPerson } from './person.queries.ts';
import { uncheckedAllergies, warningsOf } from './warnings.ts';

/** Warnings about one medicine of a patient. */
export interface MedicineWarnings {
  medicine: string;
  /** Texts for the patient, serious warnings first. */
  texts: readonly string[];
}

/** Returns the warnings about a patient's medicines, and about allergies that could not be checked. */
export async function medicineWarnings(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  now: Date,
): Promise<MedicineWarnings[]> {
  const person = await readPerson(db, owner, now);
  const ofMedicines = person.medicines.map((medicine) => {
    const texts = warningsOf(medicine, person).map(({ text }) => text);
    const { name, warningReason } = medicine;
    const reason = warningReason && texts.length > 0 ? [`Reason given for taking it: ${warningReason}`] : [];
    return { medicine: name, texts: [...texts, ...reason] };
  });
  const ofAllergies = { medicine: 'Allergies', texts: uncheckedAllergies(person).map(({ text }) => text) };
  return [...ofMedicines, ofAllergies].filter(({ texts }) => texts.length > 0);
}
