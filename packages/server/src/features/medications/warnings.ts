import { checkMedicine, type FindingCode, type MedicineFinding } from '@vitalane/clinical';
import type { MedicationWarning } from '@vitalane/contract';
import { invalidField } from '../../errors/apiError.ts';
import { type MedicineFacts, toCheckedMedicine } from './ingredients.ts';
import type { PersonFacts } from './person.queries.ts';

/** A medicine to check. It has no id before it is stored. */
export type MedicineToCheck = MedicineFacts & { id?: string };

const codes: Readonly<Record<FindingCode, MedicationWarning['code']>> = {
  allergy: 'recorded_allergy',
  related_allergy: 'related_allergy',
  interaction: 'interaction',
  same_ingredient: 'same_ingredient',
  same_class: 'same_class',
  daily_limit: 'daily_limit',
  kidney: 'kidney',
  potassium: 'potassium',
  pregnancy: 'pregnancy',
};

/** The patient that a medicine is checked for. */
export type PersonToCheck = Omit<PersonFacts, 'medicines'> & { medicines: readonly MedicineToCheck[] };

/** Returns the warnings about a medicine for a patient, serious ones first. */
export function warningsOf(medicine: MedicineToCheck, person: PersonToCheck): MedicationWarning[] {
  const checked = toCheckedMedicine(medicine);
  const { egfr, potassium, medicines, ...facts } = person;
  const result = checkMedicine({
    ...facts,
    medicine: checked,
    others: medicines.filter(({ id }) => id !== medicine.id).map(toCheckedMedicine),
    egfr: egfr?.value,
    egfrComparator: egfr?.comparator,
    egfrOn: egfr?.on,
    potassiumMmolL: potassium?.value,
    potassiumComparator: potassium?.comparator,
    potassiumOn: potassium?.on,
  });
  if (result.status !== 'ok') return [notChecked('We could not check this medicine. Ask a pharmacist.')];
  return [...result.findings.map(toWarning), ...(result.isMedicineKnown ? [] : [unknownMedicine])];
}

/** A medicine of the list with its warnings. */
export interface WarnedMedicine {
  name: string;
  atcCodes: readonly string[];
  /** Serious ones first. */
  warnings: readonly MedicationWarning[];
  /** Reason for taking it despite a serious warning. */
  reason: string | null;
}

/** Returns the medicines of a patient that have warnings. */
export function warnedMedicines(person: PersonFacts): WarnedMedicine[] {
  return person.medicines
    .map((medicine) => ({
      name: medicine.name,
      atcCodes: toCheckedMedicine(medicine).ingredients.flatMap(({ atc }) => atc),
      warnings: warningsOf(medicine, person),
      reason: medicine.warningReason,
    }))
    .filter(({ warnings }) => warnings.length > 0);
}

/** Returns a warning for each allergy without a known substance name. */
export function uncheckedAllergies({ allergies }: Pick<PersonFacts, 'allergies'>): MedicationWarning[] {
  return allergies
    .filter(({ matches }) => matches.length === 0)
    .map(({ name }) => notChecked(`We could not check this allergy: ${name}. Ask a pharmacist.`));
}

const notChecked = (text: string): MedicationWarning => ({
  code: 'not_checked',
  level: 'caution',
  text,
  source: null,
});

const unknownMedicine = notChecked(
  'We could not check this: we do not know what this medicine contains. Ask a pharmacist.',
);

const toWarning = ({ code, level, text, source }: MedicineFinding): MedicationWarning => ({
  code: codes[code],
  level,
  text,
  source,
});

/** Returns whether a warning can only be overridden with a reason. */
export const isSerious = ({ level }: MedicationWarning) => level === 'serious';

/** Throws `invalid` for a serious warning without a reason. */
export function requireReason(
  warnings: readonly MedicationWarning[],
  { reason, field }: { reason: string | null | undefined; field: string },
): void {
  const serious = warnings.filter(isSerious);
  if (serious.length === 0 || reason?.trim()) return;
  const warningText = serious.map(({ text }) => text).join(' ');
  throw invalidField(field, `${warningText} If you take it all the same, say why.`);
}
