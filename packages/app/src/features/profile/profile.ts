import type { HealthRecord, Profile, ProfileChange } from '@vitalane/contract';
import type { HealthRecordSummary, ProfileEntry, ProfileFields } from '@vitalane/ui/screens/Profile';

/** Returns the field values of a profile. */
export function profileFields(profile: Profile): ProfileFields {
  const { isSmoker } = profile;
  return {
    fullName: profile.fullName,
    dateOfBirth: profile.dateOfBirth ?? '',
    genderUuid: profile.gender?.uuid ?? '',
    ethnicity: profile.ethnicity?.uuid ?? '',
    phone: profile.phone ?? '',
    isSmoker: typeof isSmoker === 'boolean' ? (isSmoker ? 'yes' : 'no') : '',
  };
}

/** Returns whether the fields equal the saved profile. */
export function isAsKnown(fields: ProfileFields, profile: Profile): boolean {
  const known = Object.entries(profileFields(profile));
  return known.every(([name, value]) => fields[name as keyof ProfileFields] === value);
}

/** Returns the changed members; omits unchanged and empty ones. */
export function profileChange({ isSmoker, ...entry }: ProfileEntry, profile: Profile): ProfileChange {
  const known = profileFields(profile);
  const texts = Object.entries(entry).filter(
    ([name, value]) => value !== '' && value !== known[name as keyof ProfileFields],
  );
  return {
    ...Object.fromEntries(texts),
    ...(isSmoker && isSmoker !== known.isSmoker && { isSmoker: isSmoker === 'yes' }),
  };
}

/** Returns the names of the items that count as present in the record. */
export function recordOf({ entries }: HealthRecord): HealthRecordSummary {
  const namesOf = (kind: HealthRecord['entries'][number]['kind']) =>
    entries.filter((entry) => entry.kind === kind && entry.countsAs).map(({ name }) => name);
  return { conditions: namesOf('condition'), medicines: namesOf('medicine_group') };
}
