import { invalidField } from '../../errors.ts';
import { findChoice, genders } from '../../lists/choices.ts';
import type { AccountRow } from './account.queries.ts';
import { checkAdult, checkNewPassword, checkPhone, checkTimeZone, toFullName } from './account.rules.ts';

/** What a person says of themselves when they sign up. */
export interface SignUpForm {
  password?: string;
  confirmPassword?: string;
  fullName?: string;
  genderUuid?: string;
  dateOfBirth?: string;
  phone?: string;
  timeZone?: string;
}

/**
 * The first step of sign-up that is not done. The health profile is a patient's only; what it cannot do without is the name,
 * the day of birth and the gender.
 */
export function signUpStepOf({
  role,
  isEmailVerified,
  fullName,
  dateOfBirth,
  genderUuid,
}: Pick<AccountRow, 'role' | 'isEmailVerified' | 'fullName' | 'dateOfBirth' | 'genderUuid'>) {
  if (!isEmailVerified) return 'code';
  const hasProfile = fullName !== '' && dateOfBirth !== null && genderUuid !== null;
  return role === 'ROLE_USER' && !hasProfile ? 'profile' : 'done';
}

/** The account that a form asks for; its address is not confirmed. Throws `invalid`. */
export function toNewAccount(
  form: SignUpForm,
  { id, email, clinicTimeZone, now }: { id: string; email: string; clinicTimeZone: string; now: Date },
) {
  const timeZone = form.timeZone ?? clinicTimeZone;
  checkTimeZone(timeZone);
  const fullName = form.fullName === undefined ? '' : toFullName(form.fullName);
  if (form.password !== undefined) {
    const typed = { field: 'password', password: form.password, repeated: form.confirmPassword ?? '' };
    checkNewPassword(typed, { email, fullName });
  }
  if (form.genderUuid !== undefined && !findChoice(genders, form.genderUuid)) {
    throw invalidField('genderUuid', 'Choose one of the offered values.');
  }
  if (form.dateOfBirth !== undefined) checkAdult(form.dateOfBirth, { timeZone, now });
  if (form.phone !== undefined) checkPhone(form.phone);
  return {
    id,
    email,
    fullName,
    timeZone,
    role: 'ROLE_USER' as const,
    isEmailVerified: false,
    genderUuid: form.genderUuid ?? null,
    dateOfBirth: form.dateOfBirth ?? null,
    phone: form.phone ?? null,
    createdAt: now,
  };
}
