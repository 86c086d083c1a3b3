import { isItemCode, itemPhrase, removalQuestion } from '@vitalane/clinical';
import type {
  Dimension,
  HealthForm,
  HealthFormInput,
  HealthRecord,
  HealthRecordEntry,
  LabValue,
  LabValuesToCheck,
  NewHealthStatement,
  Profile,
} from '@vitalane/contract';
import type { FieldErrors } from '@vitalane/ui';
import type {
  HealthFormFields,
  LabDimension,
  NewHealthForm,
  RefusedResults,
  Removal,
} from '@vitalane/ui/screens/HealthForm';
import type { ConfirmedResult } from '@vitalane/ui/screens/NewFormAI';
import { toUnitOption } from '../../api/lookups.ts';
import { ownUnit } from '../../api/ownUnit.ts';
import type { OwnUnits } from '../../session/person.ts';

/** Returns a result of the form in the units of its report, the account's first, each with its limits. */
export function toLabDimension(dimension: Dimension, units: OwnUnits): LabDimension {
  const { code, name, group, limits } = dimension;
  const own = ownUnit(dimension, units);
  const ownFirst = limits.toSorted((one, other) => Number(other.unit === own) - Number(one.unit === own));
  return {
    code,
    name,
    group,
    unitChoices: ownFirst.map(({ unit, low, high }) => ({ ...toUnitOption(unit), min: low, max: high })),
  };
}

const yesNo = (answer: boolean | null | undefined) =>
  answer === true ? 'yes' : answer === false ? 'no' : '';

/** Returns the field values that the profile contains. */
export function fieldsOfProfile(profile: Profile): HealthFormFields {
  return {
    fullName: profile.fullName,
    dateOfBirth: profile.dateOfBirth ?? '',
    genderUuid: profile.gender?.uuid ?? '',
    ethnicityUuid: profile.ethnicity?.uuid ?? '',
  };
}

/** Returns the field values that the health record contains. Omits open questions, so that saving a form does not answer them. */
export function fieldsOfRecord({ entries }: HealthRecord): HealthFormFields {
  const presentEntries = entries.filter(({ countsAs, hasQuestion }) => countsAs && !hasQuestion);
  const uuidsOf = (kind: HealthRecordEntry['kind']) =>
    presentEntries.flatMap((entry) => (entry.kind === kind && entry.decidedBy && entry.optionUuid) || []);
  const smoking = entries.find(({ item }) => item === 'smoking');
  return {
    isSmoker: smoking?.hasQuestion ? '' : yesNo(smoking?.countsAs),
    chronicConditionsUuid: uuidsOf('condition'),
    currentlyMedicationsUuid: uuidsOf('medicine_group'),
  };
}

/** Returns the question for removing each item of the record from a form, by option value. */
export function removalQuestionsOf({ entries }: HealthRecord): Record<string, string> {
  return Object.fromEntries(
    entries.flatMap(({ item, text, optionUuid, countsAs }) =>
      optionUuid && countsAs && isItemCode(item)
        ? [[optionUuid, removalQuestion(itemPhrase({ item, text }))]]
        : [],
    ),
  );
}

/** Returns removals as confirmed statements; each answers a question that named the item. */
export function toStatements({ entries }: HealthRecord, removals: readonly Removal[]): NewHealthStatement[] {
  return removals.flatMap(({ value, says }) => {
    const entry = entries.find(({ optionUuid }) => optionUuid === value);
    return entry ? [{ item: entry.item, says, confirmed: true }] : [];
  });
}

/** Returns the field values of a stored form, without those of the health record. */
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

/** Returns the field values of results that were confirmed against a photograph. */
export function fieldsOfReading(
  results: readonly ConfirmedResult[],
  dateOfLabTest: string | null,
): HealthFormFields {
  const texts = results.flatMap(({ code, ...members }) =>
    Object.entries(members).map(([member, text]) => [`${code}.${member}`, text]),
  );
  return { dateOfLabTest: dateOfLabTest ?? '', ...Object.fromEntries(texts) };
}

/** Returns the results of a form to check, in API format. `formUuid` is the form being edited. */
export function toCheck({ dateOfLabTest, values }: RefusedResults, formUuid?: string): LabValuesToCheck {
  return {
    values: values as LabValue[],
    ...(dateOfLabTest && { dateOfLabTest }),
    ...(formUuid && { formUuid }),
  };
}

/** Returns the form in API format. Codes and units come from the contract's lists. */
export function toInput({ values, ...form }: NewHealthForm): HealthFormInput {
  return { ...form, values: values as LabValue[] };
}

/** Maps error names from the server's list index to the code of the result. */
export function byCode(errors: FieldErrors, values: readonly { code: string }[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => {
      const index = /^values\.(\d+)\./.exec(name)?.[1];
      return [(index !== undefined && values[Number(index)]?.code) || name, message];
    }),
  );
}
