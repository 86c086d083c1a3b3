import { errorCatalogue } from '@vitalane/contract/errors';
import { ApiError, invalidField, problemsOf } from '../../errors/apiError.ts';
import type { AccountRow } from '../../identity/account.queries.ts';
import {
  checkAdult,
  checkNewPassword,
  checkPhone,
  checkTimeZone,
  toFullName,
} from '../../identity/account.rules.ts';
import { findChoice, genders } from '../../lists/choices.ts';

/** Fields of the sign-up form. */
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
 * Returns the first incomplete step of sign-up. Only patients have a health profile; it requires name, date of
 * birth and gender.
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

interface NewAccountContext {
  id: string;
  email: string;
  /** Whether the address has a confirmed account. */
  isEmailTaken: boolean;
  clinicTimeZone: string;
  now: Date;
}

function checkGender(genderUuid: string | undefined): void {
  if (genderUuid !== undefined && !findChoice(genders, genderUuid))
    throw invalidField('genderUuid', 'Choose one of the offered values.');
}

/**
 * Returns the account for a form, with an unconfirmed address. Throws `invalid` with all problems, and
 * `email_taken` when the address is the only problem.
 */
export function toNewAccount(
  form: SignUpForm,
  { id, email, isEmailTaken, clinicTimeZone, now }: NewAccountContext,
) {
  const { password, confirmPassword: repeated = '', genderUuid, dateOfBirth, phone } = form;
  const timeZone = form.timeZone ?? clinicTimeZone;
  const fullName = form.fullName?.trim() ?? '';
  checkTimeZone(timeZone);
  const problems = problemsOf([
    () => form.fullName !== undefined && toFullName(form.fullName),
    () =>
      password !== undefined &&
      checkNewPassword({ field: 'password', password, repeated }, { email, fullName }),
    () => checkGender(genderUuid),
    () => dateOfBirth !== undefined && checkAdult(dateOfBirth, { timeZone, now }),
    () => phone !== undefined && checkPhone(phone),
  ]);
  if (isEmailTaken && problems.length === 0) throw new ApiError('email_taken');
  const taken = isEmailTaken ? [{ name: 'email', message: errorCatalogue.email_taken.title }] : [];
  if (problems.length > 0) throw new ApiError('invalid', { fields: [...taken, ...problems] });
  return {
    id,
    email,
    fullName,
    timeZone,
    role: 'ROLE_USER' as const,
    isEmailVerified: false,
    genderUuid: genderUuid ?? null,
    dateOfBirth: dateOfBirth ?? null,
    phone: phone ?? null,
    createdAt: now,
  };
}
