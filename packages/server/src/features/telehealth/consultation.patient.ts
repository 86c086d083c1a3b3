import type { ConsultationPatient } from '@vitalane/contract';
import { maskNric, type NricVault } from '../../identity/nric.ts';
import { genders } from '../../lists/choices.ts';
import type { AccountRow } from '../account/account.queries.ts';
import { chosen } from '../profile/profile.queries.ts';

/** What the doctor compares with the identity document that the patient shows in the call. */
export function toPatient(row: AccountRow, nric: NricVault): ConsultationPatient {
  const { id, fullName, documentType, documentEncrypted, documentLookup, dateOfBirth, genderUuid } = row;
  return {
    fullName,
    documentType,
    nricMasked: documentEncrypted && maskNric(nric.decrypt(documentEncrypted, id)),
    // A number that somebody else registered before finds the other account only.
    isDisputed: documentEncrypted !== null && documentLookup === null,
    dateOfBirth,
    gender: chosen(genders, genderUuid),
  };
}
