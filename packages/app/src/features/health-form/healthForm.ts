import { isItemCode, itemPhrase, removalQuestion } from '@vitalane/clinical';
import type {
  HealthForm,
  HealthFormInput,
  HealthRecord,
  HealthRecordEntry,
  LabValue,
  NewHealthStatement,
  Profile,
} from '@vitalane/contract';
import type { FieldErrors } from '@vitalane/ui';
import type { HealthFormFields, NewHealthForm, Removal } from '@vitalane/ui/screens/HealthForm';
import type { ConfirmedResult } from '@vitalane/ui/screens/NewFormAI';

const yesNo = (answer: boolean | null | undefined) =>
  answer === true ? 'yes' : answer === false ? 'no' : '';

/** Returns what the profile already answers. */
export function fieldsOfProfile(profile: Profile): HealthFormFields {
  return {
    fullName: profile.fullName,
    dateOfBirth: profile.dateOfBirth ?? '',
    genderUuid: profile.gender?.uuid ?? '',
    ethnicityUuid: profile.ethnicity?.uuid ?? '',
  };
}

/** Returns what the health record already answers; what is still asked is left out, so that saving a form does not answer it. */
export function fieldsOfRecord({ entries }: HealthRecord): HealthFormFields {
  const held = entries.filter(({ countsAs, hasQuestion }) => countsAs && !hasQuestion);
  const uuidsOf = (kind: HealthRecordEntry['kind']) =>
    held.flatMap((entry) => (entry.kind === kind && entry.decidedBy && entry.optionUuid) || []);
  const smoking = entries.find(({ item }) => item === 'smoking');
  return {
    isSmoker: smoking?.hasQuestion ? '' : yesNo(smoking?.countsAs),
    chronicConditionsUuid: uuidsOf('condition'),
    currentlyMedicationsUuid: uuidsOf('medicine_group'),
  };
}

/** Returns what is asked when an item that the record holds is removed from a form, by the value of its option. */
export function removalQuestionsOf({ entries }: HealthRecord): Record<string, string> {
  return Object.fromEntries(
    entries.flatMap(({ item, text, optionUuid, countsAs }) =>
      optionUuid && countsAs && isItemCode(item)
        ? [[optionUuid, removalQuestion(itemPhrase({ item, text }))]]
        : [],
    ),
  );
}

/** Returns what removals state; each was answered in a question that named the item. */
export function toStatements({ entries }: HealthRecord, removals: readonly Removal[]): NewHealthStatement[] {
  return removals.flatMap(({ value, says }) => {
    const entry = entries.find(({ optionUuid }) => optionUuid === value);
    return entry ? [{ item: entry.item, says, confirmed: true }] : [];
  });
}

/** Returns a stored form as it stands in the fields, without what the health record answers. */
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
    isFasting: yesNo(form.isFasting),
    dateOfLabTest: form.dateOfLabTest ?? '',
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

/** Returns the form as it is sent. The fields' codes and units come from the contract's own lists. */
export function toInput({ values, ...form }: NewHealthForm): HealthFormInput {
  return { ...form, values: values as LabValue[] };
}

/** Returns the server names a result by its place in the list, the fields by its code. */
export function byCode(errors: FieldErrors, values: readonly { code: string }[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => {
      const index = /^values\.(\d+)\./.exec(name)?.[1];
      return [(index !== undefined && values[Number(index)]?.code) || name, message];
    }),
  );
}
