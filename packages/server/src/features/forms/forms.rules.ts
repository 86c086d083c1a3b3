import type { HealthFormInput } from '@vitalane/contract';
import { toCivil, toInstant } from '@vitalane/time';
import type { healthForm } from '../../db/schema.ts';
import { ApiError, type FieldProblem } from '../../errors/apiError.ts';
import { checkDateOfBirth, toFullName } from '../../identity/account.rules.ts';
import { type LabValueFields, labValueProblems, toLabValueFields } from '../../lab-values/labValues.rules.ts';
import {
  type Choice,
  chronicConditions,
  currentlyMedications,
  ethnicities,
  findChoice,
  genders,
} from '../../lists/choices.ts';

type Row = typeof healthForm.$inferSelect;

/** A validated form to store, without its file. */
export interface CheckedForm {
  fields: Omit<Row, 'id' | 'ownerId' | 'fileId' | 'listedAt' | 'createdAt' | 'updatedAt'>;
  values: LabValueFields[];
  /** Start of the laboratory day in the patient's zone; `null` without a laboratory day. */
  labDay: Date | null;
}

/** Checks a form that fits the contract. Throws `invalid` with all problems, in the order of the form. */
export function checkForm(
  form: HealthFormInput,
  { timeZone, now }: { timeZone: string; now: Date },
): CheckedForm {
  const fullName = toFullName(form.fullName);
  checkDateOfBirth(form.dateOfBirth, { timeZone, now });
  const { values = [], dateOfLabTest = null } = form;
  const problems = [
    ...choiceProblems(form),
    ...labDateProblems(form, toCivil(now, timeZone).date),
    ...labValueProblems(values),
  ];
  if (problems.length > 0) throw new ApiError('invalid', { fields: problems });
  return {
    fields: {
      fullName,
      isSmoker: form.isSmoker ?? null,
      ethnicityId: form.ethnicityUuid ?? null,
      chronicConditionIds: [...new Set(form.chronicConditionsUuid)],
      currentMedicationIds: [...new Set(form.currentlyMedicationsUuid)],
      dateOfLabTest,
      dateOfBirth: form.dateOfBirth,
      genderId: form.genderUuid,
      isFasting: form.isFasting ?? null,
    },
    values: values.map(toLabValueFields),
    labDay: dateOfLabTest === null ? null : toInstant(dateOfLabTest, '00:00', timeZone),
  };
}

type ChoiceMember = 'ethnicityUuid' | 'chronicConditionsUuid' | 'currentlyMedicationsUuid' | 'genderUuid';

const offered: readonly (readonly [name: ChoiceMember, list: readonly Choice[]])[] = [
  ['ethnicityUuid', ethnicities],
  ['chronicConditionsUuid', chronicConditions],
  ['currentlyMedicationsUuid', currentlyMedications],
  ['genderUuid', genders],
];

function choiceProblems(form: HealthFormInput): FieldProblem[] {
  return offered.flatMap(([name, list]) => {
    const chosen = [form[name] ?? []].flat();
    const isOffered = chosen.every((uuid) => findChoice(list, uuid));
    return isOffered ? [] : [{ name, message: 'Choose one of the offered values.' }];
  });
}

function labDateProblems(
  { dateOfLabTest, dateOfBirth, values = [] }: HealthFormInput,
  today: string,
): FieldProblem[] {
  const name = 'dateOfLabTest';
  if (dateOfLabTest === undefined) {
    return values.length === 0 ? [] : [{ name, message: 'Enter the day of the laboratory test.' }];
  }
  if (dateOfLabTest > today) return [{ name, message: 'This day is in the future. Check the date.' }];
  if (dateOfLabTest < dateOfBirth)
    return [{ name, message: 'This day is before the date of birth. Check both dates.' }];
  return [];
}
