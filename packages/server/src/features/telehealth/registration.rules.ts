import type { PatientRegistration } from '@vitalane/contract';
import { ApiError, type FieldProblem } from '../../errors.ts';
import { genders } from '../../lists/choices.ts';
import { birthDateProblem } from '../account/account.rules.ts';

/** A registration that was checked, as it is to be stored. Text that was not said is null. */
export interface Registration {
  language: NonNullable<PatientRegistration['language']>;
  name: string;
  /** Of `data/genders.json`. */
  genderUuid: string;
  mobile: string;
  email: string | null;
  dateOfBirth: string;
  /** Null when it was not said. */
  isDrugAllergies: boolean | null;
  drugAllergies: string | null;
  address: string | null;
  unitNumber: string | null;
  postalCode: string | null;
}

/** Checks what a schema cannot: names of lists, days, and that allergies are named. Throws `invalid` with all problems. */
export function checkRegistration(said: PatientRegistration, today: string): Registration {
  const gender = genders.find(({ name }) => name === said.gender);
  const problems = problemsOf(said, { today, isGenderKnown: gender !== undefined });
  if (!gender || problems.length > 0) throw new ApiError('invalid', { fields: problems });
  return {
    language: said.language ?? 'en',
    name: said.name.trim(),
    genderUuid: gender.uuid,
    mobile: said.mobile.trim(),
    email: textOrNull(said.email),
    dateOfBirth: said.date_of_birth,
    isDrugAllergies: said.allergy ?? null,
    drugAllergies: said.allergy ? textOrNull(said.allergy_details) : null,
    address: textOrNull(said.address),
    unitNumber: textOrNull(said.unit),
    postalCode: textOrNull(said.postal),
  };
}

function problemsOf(
  said: PatientRegistration,
  { today, isGenderKnown }: { today: string; isGenderKnown: boolean },
): FieldProblem[] {
  const birthProblem = birthDateProblem(said.date_of_birth, { today, isAdultOnly: true });
  const checks: [isWrong: boolean, name: string, message: string][] = [
    [said.name.trim() === '', 'name', 'This is needed.'],
    [!isGenderKnown, 'gender', 'Choose one of the offered values.'],
    [birthProblem !== undefined, 'date_of_birth', birthProblem ?? ''],
    [
      said.allergy === true && textOrNull(said.allergy_details) === null,
      'allergy_details',
      'Say which medicines you are allergic to.',
    ],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, name, message]) => ({ name, message }));
}

function textOrNull(text: string | undefined): string | null {
  return text?.trim() || null;
}
