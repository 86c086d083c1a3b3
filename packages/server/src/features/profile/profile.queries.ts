import type { HealthRecord } from '@vitalane/clinical';
import type { Lookup, Profile } from '@vitalane/contract';
import type { NricVault } from '../../identity/nric.ts';
import { type Choice, ethnicities, findChoice, genders, toLookup } from '../../lists/choices.ts';
import type { AccountRow } from '../account/account.queries.ts';
import { profileMembersOf } from '../record/record.facts.ts';

/** An account as its own person sees it, with the whole identity number. */
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

/** The entry that a record points at, as the contract has it, or null. */
export function chosen(list: readonly Choice[], uuid: string | null): Lookup | null {
  const choice = uuid === null ? undefined : findChoice(list, uuid);
  return choice ? toLookup(choice) : null;
}
