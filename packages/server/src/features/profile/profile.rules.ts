import { validateNricFin } from '@vitalane/clinical';
import type { ProfileChange } from '@vitalane/contract';
import { invalidField } from '../../errors/apiError.ts';
import { checkAdult, checkPhone, checkTimeZone, toFullName } from '../../identity/account.rules.ts';
import type { IdentityClaim } from '../../identity/identityClaims.ts';
import { documentTypes, ethnicities, findChoice, genders } from '../../lists/choices.ts';

const kinds: Record<string, IdentityClaim['type']> = { nric: 'NRIC', fin: 'FIN' };

/** Returns the members of the account that a form changes; others stay unchanged. Throws `invalid`. */
export function toAccountChange(form: ProfileChange, { timeZone, now }: { timeZone: string; now: Date }) {
  if (form.timeZone !== undefined) checkTimeZone(form.timeZone);
  if (form.dateOfBirth !== undefined) {
    checkAdult(form.dateOfBirth, { timeZone: form.timeZone ?? timeZone, now });
  }
  if (form.phone !== undefined) checkPhone(form.phone);
  checkChoice('genderUuid', genders, form.genderUuid);
  checkChoice('ethnicity', ethnicities, form.ethnicity);
  const change = {
    fullName: form.fullName === undefined ? undefined : toFullName(form.fullName),
    dateOfBirth: form.dateOfBirth,
    phone: form.phone,
    genderUuid: form.genderUuid,
    ethnicityUuid: form.ethnicity,
    timeZone: form.timeZone,
    showNotifications: form.showNotifications,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** Returns the identity number of a form; `undefined` without one. Throws `invalid` for an impossible one. */
export function toIdentityClaim(form: ProfileChange): IdentityClaim | undefined {
  const { document_code: code, document_type: type } = form;
  if (code === undefined && type === undefined) return undefined;
  if (code === undefined) throw invalidField('document_code', 'This is needed.');
  if (type === undefined) throw invalidField('document_type', 'This is needed.');
  const kind = kinds[findChoice(documentTypes, type)?.code ?? ''];
  if (!kind) throw invalidField('document_type', 'Choose NRIC or FIN.');
  const checked = validateNricFin({ value: code });
  if (checked.status !== 'ok' || !checked.valid) {
    throw invalidField('document_code', 'This identity number is not valid. Check each letter and digit.');
  }
  if (checked.kind !== kind) {
    throw invalidField(
      'document_type',
      `This number is that of ${checked.kind === 'FIN' ? 'a FIN' : 'an NRIC'}.`,
    );
  }
  return { type: kind, code: code.toUpperCase() };
}

function checkChoice(field: string, list: Parameters<typeof findChoice>[0], uuid: string | undefined): void {
  if (uuid !== undefined && !findChoice(list, uuid)) {
    throw invalidField(field, 'Choose one of the offered values.');
  }
}
