import { checkBirthDate, SIGN_UP_REFUSED_WORDS } from '@vitalane/clinical';
import { isTimeZone, toCivil } from '@vitalane/time';
import { ApiError, type FieldProblem, invalidField } from '../errors/apiError.ts';
import { type PasswordOwner, passwordProblem } from './passwordPolicy.ts';

/** A new password as it was typed, twice or once, with the names of its fields. */
export interface TypedPassword {
  field: string;
  password: string;
  /** The input in the second field; absent when there is none. */
  repeated?: string;
}

/** Refuses a password that would be guessed, and one that was not typed the same twice. */
export function checkNewPassword({ field, password, repeated }: TypedPassword, owner: PasswordOwner): void {
  const fields: FieldProblem[] = [];
  const problem = passwordProblem(password, owner);
  if (problem) fields.push({ name: field, message: problem });
  if (repeated !== undefined && repeated !== password) {
    fields.push({ name: 'confirmPassword', message: 'The two passwords are not the same. Type them again.' });
  }
  if (fields.length > 0) throw new ApiError('invalid', { fields });
}

/** Refuses a new password that is the one in use. */
export function refuseSamePassword(field: string, isSame: boolean): void {
  if (isSame) throw invalidField(field, 'This is your password already. Choose another one.');
}

/** Refuses what is no time zone. */
export function checkTimeZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) {
    throw invalidField('timeZone', 'This time zone is not known. Use a name such as Asia/Singapore.');
  }
}

const birthDateMessages = {
  future: 'This day is in the future. Check the year.',
  over_110: 'This day is too long ago. Check the year.',
};

/** Returns what is wrong with a date of birth on a day, both YYYY-MM-DD, or nothing. */
export function birthDateProblem(
  dateOfBirth: string,
  { today, isAdultOnly = false }: { today: string; isAdultOnly?: boolean },
): string | undefined {
  const birth = checkBirthDate({ dateOfBirth, asOf: today });
  if (birth.status !== 'ok') return birthDateMessages.over_110;
  if (birth.check === 'check_date') return birthDateMessages[birth.reason];
  return isAdultOnly && birth.check === 'under_18' ? SIGN_UP_REFUSED_WORDS : undefined;
}

/** Refuses a date of birth in the future, or more than 110 years ago. */
export function checkDateOfBirth(
  dateOfBirth: string,
  { timeZone, now }: { timeZone: string; now: Date },
): void {
  const problem = birthDateProblem(dateOfBirth, { today: toCivil(now, timeZone).date });
  if (problem) throw invalidField('dateOfBirth', problem);
}

/** Refuses the date of birth of somebody who may not have an account, which is for adults. */
export function checkAdult(dateOfBirth: string, { timeZone, now }: { timeZone: string; now: Date }): void {
  const problem = birthDateProblem(dateOfBirth, { today: toCivil(now, timeZone).date, isAdultOnly: true });
  if (problem) throw invalidField('dateOfBirth', problem);
}

/** Refuses a telephone number that is neither a Singapore one nor an international one with its plus sign. */
export function checkPhone(phone: string): void {
  const digits = phone.replaceAll(/\D/g, '');
  const isSound = phone.startsWith('+') ? /^[1-9]\d{7,14}$/.test(digits) : /^[3689]\d{7}$/.test(digits);
  if (!isSound) throw invalidField('phone', 'Enter a telephone number, for example 9123 4567.');
}

/** Returns a name without spaces around it. Refuses one that is nothing else. */
export function toFullName(fullName: string): string {
  const name = fullName.trim();
  if (name === '') throw invalidField('fullName', 'This is needed.');
  return name;
}

/** Returns where the link of a mail leads: to the origin that was asked for when it is one of ours, else to the default. */
export function linkOrigin(
  link: string,
  { publicUrl, allowedOrigins }: { publicUrl: string; allowedOrigins: readonly string[] },
): string {
  const asked = URL.canParse(link) ? new URL(link).origin : undefined;
  return [publicUrl, ...allowedOrigins].find((origin) => origin === asked) ?? publicUrl;
}
