import {
  ALLERGEN_GROUPS,
  type AllergyMatch,
  countsAs,
  type HealthRecord,
  MEDICINE_ANSWER,
  medicinesNamedIn,
  type NamedMedicine,
  recordItem,
  typedDiagnosis,
  unknownMedicineIn,
} from '@vitalane/clinical';
import type { MedicationWarning } from '@vitalane/contract';
import { substances } from '../../lists/substances.ts';
import { toCheckedMedicine, vocabulary } from '../medications/ingredients.ts';
import {
  type MedicineToCheck,
  type PersonToCheck,
  uncheckedAllergies,
  warningsOf,
} from '../medications/warnings.ts';

/** Answer to the part of a question that names medicines or conditions. */
export interface MedicineAnswer {
  /** `false` when the question names conditions only. */
  isAboutMedicine: boolean;
  paragraphs: string[];
  /** Publications of the rules. */
  sources: string[];
}

/** Patient that a question is answered for. */
export interface Asker {
  person: PersonToCheck;
  record: HealthRecord;
}

/**
 * Returns the answer to what a question asks about medicines and conditions, from the rules for medicines and the
 * patient's record; `null` for any other question. Every medicine is answered, so that silence never reads as safe.
 */
export function answerAboutMedicines(question: string, { person, record }: Asker): MedicineAnswer | null {
  const named = medicinesNamedIn(question, vocabulary);
  const unknown = named.length > 0 ? null : unknownMedicineIn(question);
  const conditions = conditionsIn(question);
  const isAboutMedicine = named.length > 0 || unknown !== null;
  if (!isAboutMedicine && conditions.length === 0) return null;
  const answers = named.map((medicine) => answerOn(medicine, named, person));
  const unchecked = named.length > 0 ? uncheckedAllergies(person).map(({ text }) => text) : [];
  const paragraphs = [
    ...answers.flatMap(({ texts }) => texts),
    ...(unknown === null ? [] : [MEDICINE_ANSWER.cannotTell(unknown)]),
    ...unchecked,
    ...conditions.map((code) => conditionText(code, { record, isAboutMedicine })),
    ...(isAboutMedicine ? [MEDICINE_ANSWER.noChange] : []),
  ];
  return {
    isAboutMedicine,
    paragraphs: [...new Set(paragraphs)],
    sources: [...new Set(answers.flatMap(({ sources }) => sources))],
  };
}

function answerOn(medicine: NamedMedicine, named: readonly NamedMedicine[], person: PersonToCheck) {
  const { written } = medicine;
  const others = named.filter((other) => other !== medicine).flatMap(toCheck);
  const medicines = [...person.medicines, ...others.filter((other) => !isTaken(other, person))];
  const warnings = toCheck(medicine).flatMap((one) =>
    warningsOf(takenAs(one, person) ?? one, { ...person, medicines }),
  );
  const found = firstOfEach(warnings.filter(({ code }) => code !== 'not_checked'));
  return {
    texts:
      found.length === 0
        ? [MEDICINE_ANSWER.cannotTell(written)]
        : [
            ...found.map(({ text }) => MEDICINE_ANSWER.foundAbout(written, text)),
            // What must not be taken needs no doubt beside it.
            ...(found.some(({ level }) => level === 'serious') ? [] : [MEDICINE_ANSWER.notAll(written)]),
          ],
    sources: found.flatMap(({ source }) => source ?? []),
  };
}

/** Returns one warning of each text and, for a group of medicines, of each kind and level. */
function firstOfEach(warnings: readonly MedicationWarning[]): MedicationWarning[] {
  const limit = 3;
  return warnings
    .filter(({ text }, index) => warnings.findIndex((other) => other.text === text) === index)
    .filter(
      ({ code, level }, index, all) =>
        all.slice(0, index).filter((other) => other.code === code && other.level === level).length < limit,
    )
    .toSorted((a, b) => Number(b.level === 'serious') - Number(a.level === 'serious'));
}

/** Returns the substances of a named medicine, or of a group of medicines, as medicines to check. */
function toCheck({ matches }: NamedMedicine): MedicineToCheck[] {
  return [...new Set(matches.flatMap(substancesOf))].map((name) => ({
    // Tells it from the other medicines of the check.
    id: name,
    name,
    brand: null,
    medicationId: null,
    dose: 1,
    unit: '',
    route: 'oral',
    frequency: '',
    regularly: false,
  }));
}

function substancesOf(match: AllergyMatch): string[] {
  if (match.kind === 'substance') return [match.substance];
  const atc = ALLERGEN_GROUPS.find(({ code }) => code === match.code)?.atc ?? [];
  return substances
    .filter(({ atc: codes }) =>
      Object.values(codes)
        .flat()
        .some((code) => atc.some((prefix) => code.startsWith(prefix))),
    )
    .map(({ name }) => name);
}

/** Returns the medicine of the patient with this substance: its own check does not find it twice. */
function takenAs({ name }: MedicineToCheck, { medicines }: PersonToCheck): MedicineToCheck | undefined {
  return medicines.find((own) =>
    toCheckedMedicine(own).ingredients.some((ingredient) => ingredient.name === name),
  );
}

const isTaken = (one: MedicineToCheck, person: PersonToCheck) => takenAs(one, person) !== undefined;

/** Returns the conditions that a question names, one for each of its clauses. */
function conditionsIn(question: string) {
  const found = question
    .split(/[,;.?!\n]|\b(?:and|or|with|but|because|for|so)\b/i)
    .flatMap((clause) => typedDiagnosis(clause).code ?? []);
  return [...new Set(found)];
}

function conditionText(
  code: ReturnType<typeof conditionsIn>[number],
  { record, isAboutMedicine }: { record: HealthRecord; isAboutMedicine: boolean },
): string {
  const { name } = recordItem(code);
  if (!isAboutMedicine) return MEDICINE_ANSWER.cannotTellAbout(name);
  return countsAs(record.items[code]) === true
    ? MEDICINE_ANSWER.hasCondition(name)
    : MEDICINE_ANSWER.lacksCondition(name);
}
