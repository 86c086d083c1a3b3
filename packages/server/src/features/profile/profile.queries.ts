import type { HealthRecord } from '@vitalane/clinical';
import type { Profile } from '@vitalane/contract';
import type { AccountRow } from '../../identity/account.queries.ts';
import type { NricVault } from '../../identity/nric.ts';
import { chosen, ethnicities, genders } from '../../lists/choices.ts';
import { profileMembersOf } from '../record/record.facts.ts';

/** Returns an account for its owner, with the whole identity number. */
export function toProfile(
  row: AccountRow,
  { nric, record }: { nric: NricVault; record: HealthRecord },
): Profile {
  const code = nric.decrypt(row.documentEncrypted, row.id);
  return {
    uuid: row.id,
    fullName: row.fullName,
    email: row.email,
    avatar: row.avatar,
    timeZone: row.timeZone,
    document: row.documentType && code !== null ? { type: row.documentType, code } : null,
    phone: row.phone,
    dateOfBirth: row.dateOfBirth,
    gender: chosen(genders, row.genderUuid),
    ethnicity: chosen(ethnicities, row.ethnicityUuid),
    ...profileMembersOf(record),
    showNotifications: row.showNotifications,
    hasPassword: row.passwordHash !== null,
  };
}
