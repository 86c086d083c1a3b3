import type { PatientRegistration } from '@vitalane/contract';
import { ApiError, type FieldProblem } from '../../errors/apiError.ts';
import { birthDateProblem } from '../../identity/account.rules.ts';
import { genders } from '../../lists/choices.ts';

/** A validated registration to store. Text that was not given is null. */
export interface Registration {
  language: NonNullable<PatientRegistration['language']>;
  name: string;
  /** UUID in `data/genders.json`. */
  genderUuid: string;
  mobile: string;
  email: string | null;
  dateOfBirth: string;
  /** `null` when not answered. */
  isDrugAllergies: boolean | null;
  drugAllergies: string | null;
  address: string | null;
  unitNumber: string | null;
  postalCode: string | null;
}

/** Validates list names, dates, and the names of allergies. Throws `invalid` with all problems. */
export function checkRegistration(input: PatientRegistration, today: string): Registration {
  const gender = genders.find(({ name }) => name === input.gender);
  const problems = problemsOf(input, { today, isGenderKnown: gender !== undefined });
  if (!gender || problems.length > 0) throw new ApiError('invalid', { fields: problems });
  return {
    language: input.language ?? 'en',
    name: input.name.trim(),
    genderUuid: gender.uuid,
    mobile: input.mobile.trim(),
    email: textOrNull(input.email),
    dateOfBirth: input.date_of_birth,
    isDrugAllergies: input.allergy ?? null,
    drugAllergies: input.allergy ? textOrNull(input.allergy_details) : null,
    address: textOrNull(input.address),
    unitNumber: textOrNull(input.unit),
    postalCode: textOrNull(input.postal),
  };
}

function problemsOf(
  input: PatientRegistration,
  { today, isGenderKnown }: { today: string; isGenderKnown: boolean },
): FieldProblem[] {
  const birthProblem = birthDateProblem(input.date_of_birth, { today, isAdultOnly: true });
  const checks: [isWrong: boolean, name: string, message: string][] = [
    [input.name.trim() === '', 'name', 'This is needed.'],
    [!isGenderKnown, 'gender', 'Choose one of the offered values.'],
    [birthProblem !== undefined, 'date_of_birth', birthProblem ?? ''],
    [
      input.allergy === true && textOrNull(input.allergy_details) === null,
      'allergy_details',
      'Say which medicines you are allergic to.',
    ],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, name, message]) => ({ name, message }));
}

function textOrNull(text: string | undefined): string | null {
  return text?.trim() || null;
}
