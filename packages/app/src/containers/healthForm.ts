import type { HealthForm, HealthFormInput, LabValue, Profile } from '@vitalane/contract';
import type { FieldErrors } from '@vitalane/ui';
import type { HealthFormFields, NewHealthForm } from '@vitalane/ui/screens/HealthForm';
import type { ConfirmedResult } from '@vitalane/ui/screens/NewFormAI';

const yesNo = (answer: boolean | null | undefined) =>
  answer === true ? 'yes' : answer === false ? 'no' : '';

/** What the profile already answers. */
export function fieldsOfProfile(profile: Profile): HealthFormFields {
  return {
    fullName: profile.fullName,
    dateOfBirth: profile.dateOfBirth ?? '',
    genderUuid: profile.gender?.uuid ?? '',
    ethnicityUuid: profile.ethnicity?.uuid ?? '',
    isSmoker: yesNo(profile.isSmoker),
  };
}

/** A stored form as it stands in the fields. */
export function fieldsOfForm(form: HealthForm): HealthFormFields {
  const results = form.values.flatMap(
    ({ code, value, unit, comparator = '', referenceLow, referenceHigh }) => [
      [`${code}.value`, `${comparator}${value}`],
      [`${code}.unit`, unit],
      [`${code}.low`, String(referenceLow ?? '')],
      [`${code}.high`, String(referenceHigh ?? '')],
    ],
  );
  return {
    fullName: form.fullName,
    dateOfBirth: form.dateOfBirth,
    genderUuid: form.genderUuid,
    ethnicityUuid: form.ethnicityUuid ?? '',
    isSmoker: yesNo(form.isSmoker),
    isFasting: yesNo(form.isFasting),
    dateOfLabTest: form.dateOfLabTest ?? '',
    chronicConditionsUuid: form.chronicConditionsUuid,
    currentlyMedicationsUuid: form.currentlyMedicationsUuid,
    ...Object.fromEntries(results),
  };
}

/** Results that were compared with a photograph, as they stand in the fields. */
export function fieldsOfReading(
  results: readonly ConfirmedResult[],
  dateOfLabTest: string | null,
): HealthFormFields {
  const texts = results.flatMap(({ code, ...members }) =>
    Object.entries(members).map(([member, text]) => [`${code}.${member}`, text]),
  );
  return { dateOfLabTest: dateOfLabTest ?? '', ...Object.fromEntries(texts) };
}

/** The form as it is sent. The fields' codes and units come from the contract's own lists. */
export function toInput({ values, ...form }: NewHealthForm): HealthFormInput {
  return { ...form, values: values as LabValue[] };
}

/** The server names a result by its place in the list, the fields by its code. */
export function byCode(errors: FieldErrors, values: readonly { code: string }[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => {
      const index = /^values\.(\d+)\./.exec(name)?.[1];
      return [(index !== undefined && values[Number(index)]?.code) || name, message];
    }),
  );
}
