import type { ConsultationPatient } from '@vitalane/contract';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import { type AccountRow, findAccount } from '../../identity/account.queries.ts';
import { isIdentityDisputed } from '../../identity/identityClaims.ts';
import { maskNric, type NricVault } from '../../identity/nric.ts';
import { chosen, genders } from '../../lists/choices.ts';
import { findFormerPatient } from './clinicalRecord.queries.ts';

/** Identity of the patient of a consultation, including former patients. */
export type PatientIdentity = Pick<
  AccountRow,
  'id' | 'fullName' | 'documentType' | 'documentEncrypted' | 'dateOfBirth' | 'genderUuid'
> & { isDisputed: boolean; deletedAt: Date | null; keepUntil: Date | null };

/** Returns the patient of a consultation. Throws `not_found` when neither an account nor a former patient has this id. */
export async function getPatient(db: Database, id: string): Promise<PatientIdentity> {
  const row = await findAccount(db, id);
  if (row) {
    return { ...row, isDisputed: await isIdentityDisputed(db, row), deletedAt: null, keepUntil: null };
  }
  const former = await findFormerPatient(db, id);
  if (!former) throw new ApiError('not_found');
  return former;
}

/** Returns the details that the doctor compares with the identity document in the call. */
export function toPatient(patient: PatientIdentity, nric: NricVault): ConsultationPatient {
  const { id, fullName, documentType, documentEncrypted, isDisputed, dateOfBirth, genderUuid } = patient;
  return {
    fullName,
    documentType,
    nricMasked: maskNric(nric.decrypt(documentEncrypted, id)),
    isDisputed,
    dateOfBirth,
    gender: chosen(genders, genderUuid),
    accountDeletedAt: patient.deletedAt?.toISOString() ?? null,
    keptUntil: patient.keepUntil?.toISOString() ?? null,
  };
}
