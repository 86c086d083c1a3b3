import { checkBirthDate, SIGN_UP_REFUSED_WORDS } from '@vitalane/clinical';
import { isTimeZone, toCivil } from '@vitalane/time';
import { ApiError, type FieldProblem, invalidField } from '../errors/apiError.ts';
import { type PasswordOwner, passwordProblem } from './passwordPolicy.ts';

/** A new password as typed, once or twice, with the names of its fields. */
export interface TypedPassword {
  field: string;
  password: string;
  /** Input of the second field; absent without one. */
  repeated?: string;
}

/** Throws `invalid` for a password that is guessable, or that differs from its repetition. */
export function checkNewPassword({ field, password, repeated }: TypedPassword, owner: PasswordOwner): void {
  const fields: FieldProblem[] = [];
  const problem = passwordProblem(password, owner);
  if (problem) fields.push({ name: field, message: problem });
  if (repeated !== undefined && repeated !== password) {
    fields.push({ name: 'confirmPassword', message: 'The two passwords are not the same. Type them again.' });
  }
  if (fields.length > 0) throw new ApiError('invalid', { fields });
}

/** Throws for a new password that equals the current one. */
export function refuseSamePassword(field: string, isSame: boolean): void {
  if (isSame) throw invalidField(field, 'This is your password already. Choose another one.');
}

/** Throws for an invalid time zone. */
export function checkTimeZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) {
    throw invalidField('timeZone', 'This time zone is not known. Use a name such as Asia/Singapore.');
  }
}

const birthDateMessages = {
  future: 'This day is in the future. Check the year.',
  over_110: 'This day is too long ago. Check the year.',
};

/** Returns the problem of a date of birth on a day, both YYYY-MM-DD; `undefined` without one. */
export function birthDateProblem(
  dateOfBirth: string,
  { today, isAdultOnly = false }: { today: string; isAdultOnly?: boolean },
): string | undefined {
  const birth = checkBirthDate({ dateOfBirth, asOf: today });
  if (birth.status !== 'ok') return birthDateMessages.over_110;
  if (birth.check === 'check_date') return birthDateMessages[birth.reason];
  return isAdultOnly && birth.check === 'under_18' ? SIGN_UP_REFUSED_WORDS : undefined;
}

/** Throws for a date of birth in the future, or more than 110 years ago. */
export function checkDateOfBirth(
  dateOfBirth: string,
  { timeZone, now }: { timeZone: string; now: Date },
): void {
  const problem = birthDateProblem(dateOfBirth, { today: toCivil(now, timeZone).date });
  if (problem) throw invalidField('dateOfBirth', problem);
}

/** Throws for a date of birth below the minimum age of accounts, which are for adults. */
export function checkAdult(dateOfBirth: string, { timeZone, now }: { timeZone: string; now: Date }): void {
  const problem = birthDateProblem(dateOfBirth, { today: toCivil(now, timeZone).date, isAdultOnly: true });
  if (problem) throw invalidField('dateOfBirth', problem);
}

/** Throws for a telephone number that is neither a Singapore number nor international with a plus sign. */
export function checkPhone(phone: string): void {
  const digits = phone.replaceAll(/\D/g, '');
  const isSound = phone.startsWith('+') ? /^[1-9]\d{7,14}$/.test(digits) : /^[3689]\d{7}$/.test(digits);
  if (!isSound) throw invalidField('phone', 'Enter a telephone number, for example 9123 4567.');
}

/** Trims a name. Throws when it is blank. */
export function toFullName(fullName: string): string {
  const name = fullName.trim();
  if (name === '') throw invalidField('fullName', 'This is needed.');
  return name;
}

/** Returns the origin of a mail's link: the requested one if it is allowed, else the default. */
export function linkOrigin(
  link: string,
  { publicUrl, allowedOrigins }: { publicUrl: string; allowedOrigins: readonly string[] },
): string {
  const requestedOrigin = URL.canParse(link) ? new URL(link).origin : undefined;
  return [publicUrl, ...allowedOrigins].find((origin) => origin === requestedOrigin) ?? publicUrl;
}
