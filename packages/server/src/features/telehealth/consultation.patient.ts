import type { ConsultationPatient } from '@vitalane/contract';
import type { Database } from '../../db/database.ts';
import { isIdentityDisputed } from '../../identity/identityClaims.ts';
import { maskNric, type NricVault } from '../../identity/nric.ts';
import { genders } from '../../lists/choices.ts';
import type { AccountRow } from '../account/account.queries.ts';
import { chosen } from '../profile/profile.queries.ts';

/** What the doctor compares with the identity document that the patient shows in the call. */
export async function toPatient(
  db: Database,
  row: AccountRow,
  nric: NricVault,
): Promise<ConsultationPatient> {
  const { id, fullName, documentType, documentEncrypted, dateOfBirth, genderUuid } = row;
  return {
    fullName,
    documentType,
    nricMasked: documentEncrypted && maskNric(nric.decrypt(documentEncrypted, id)),
    isDisputed: await isIdentityDisputed(db, row),
    dateOfBirth,
    gender: chosen(genders, genderUuid),
  };
}
