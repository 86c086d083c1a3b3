import type { HealthForm, Profile, ProfileChange } from '@vitalane/contract';
import type { FieldOption } from '@vitalane/ui';
import type { HealthRecordSummary, ProfileEntry, ProfileFields } from '@vitalane/ui/screens/Profile';

/** The profile as it stands in the fields. */
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

/** Whether the fields hold what is saved. */
export function isAsKnown(fields: ProfileFields, profile: Profile): boolean {
  const known = Object.entries(profileFields(profile));
  return known.every(([name, value]) => fields[name as keyof ProfileFields] === value);
}

/** What the person changed; what they left as it was, or empty, is not sent. */
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

/** The conditions and medicines of a health form by their names; nothing without a form. */
export function recordOf(
  form: Pick<HealthForm, 'chronicConditionsUuid' | 'currentlyMedicationsUuid'> | undefined,
  { conditions, medicines }: { conditions: readonly FieldOption[]; medicines: readonly FieldOption[] },
): HealthRecordSummary {
  const names = (options: readonly FieldOption[], uuids: readonly string[] = []) =>
    options.filter(({ value }) => uuids.includes(value)).map(({ label }) => label);
  return {
    conditions: names(conditions, form?.chronicConditionsUuid),
    medicines: names(medicines, form?.currentlyMedicationsUuid),
  };
}
