import { amountText, doseText, toAmount } from './medicationAmount.ts';
import { emptyPlan, planFromServer, planPayload } from './medicationPlan.ts';
import type { CatalogueDrug, MedicationDraft, MedicationPayload } from './medicationStepper.types.ts';
import { DAILY, toDays, toTimes, WEEKDAYS, WEEKLY } from './medicationTimes.ts';

/** Values of an empty form. */
export const emptyDraft: MedicationDraft = {
  name: '',
  medicationUuid: null,
  brandId: null,
  brand: '',
  indication: '',
  route: '',
  unit: '',
  quantity: '',
  remaining: '',
  dose: '',
  frequency: '',
  reminder: false,
  regularly: true,
  reminderFrequency: DAILY,
  days: [],
  times: [],
  ...emptyPlan,
  warningReason: '',
};

const textOrNull = (text: string) => text.trim() || null;

/** Returns whether a reminder is daily. */
export const isDaily = ({ reminderFrequency }: Pick<MedicationDraft, 'reminderFrequency'>): boolean =>
  reminderFrequency === DAILY;

/** Returns the draft as the server would return it: trimmed, with sorted, unique days and times. */
export function normalise(draft: MedicationDraft): MedicationDraft {
  const daily = isDaily(draft);
  return {
    ...draft,
    name: draft.name.trim(),
    brand: draft.brand.trim(),
    indication: draft.indication.trim(),
    quantity: amountText(toAmount(draft.quantity)),
    remaining: amountText(toAmount(draft.remaining)),
    dose: doseText(toAmount(draft.dose)),
    reminderFrequency: daily ? DAILY : WEEKLY,
    days: daily ? [] : toDays(draft.days).flatMap((day) => WEEKDAYS[day] ?? []),
    times: toTimes(draft.times),
    ...planFromServer(planPayload(draft)),
    warningReason: draft.warningReason.trim(),
  };
}

/** Returns whether two drafts would be stored as the same data. */
export const isSameMedication = (one: MedicationDraft, other: MedicationDraft): boolean =>
  JSON.stringify(normalise(one)) === JSON.stringify(normalise(other));

/** Returns the draft in API format. Daily sends day 0. */
export function toPayload(draft: MedicationDraft): MedicationPayload {
  const daily = isDaily(draft);
  return {
    name: draft.name.trim(),
    medicationUuid: draft.medicationUuid,
    brandId: draft.brandId,
    brand: textOrNull(draft.brand),
    indication: textOrNull(draft.indication),
    route: draft.route,
    unit: draft.unit,
    quantity: toAmount(draft.quantity),
    remaining: toAmount(draft.remaining),
    dose: toAmount(draft.dose) ?? 0,
    frequency: draft.frequency,
    reminder: draft.reminder,
    regularly: draft.regularly,
    reminderFrequency: daily ? DAILY : WEEKLY,
    days: daily ? [0] : toDays(draft.days),
    times: toTimes(draft.times),
    ...planPayload(draft),
    warningReason: textOrNull(draft.warningReason),
  };
}

/** Returns the draft of a stored medicine. Reads the frequency before the days: day 0 of Daily is not Sunday. */
export function fromServer(stored: MedicationPayload): MedicationDraft {
  const daily = isDaily(stored);
  return {
    name: stored.name,
    medicationUuid: stored.medicationUuid,
    brandId: stored.brandId,
    brand: stored.brand ?? '',
    indication: stored.indication ?? '',
    route: stored.route,
    unit: stored.unit,
    quantity: amountText(stored.quantity),
    remaining: amountText(stored.remaining),
    dose: doseText(stored.dose),
    frequency: stored.frequency,
    reminder: stored.reminder,
    regularly: stored.regularly,
    reminderFrequency: daily ? DAILY : WEEKLY,
    days: daily ? [] : stored.days.flatMap((day) => WEEKDAYS[day] ?? []),
    times: [...stored.times],
    ...planFromServer(stored),
    warningReason: stored.warningReason ?? '',
  };
}

/** Returns the draft after the choice of a medicine from the catalogue. Keeps fields that the catalogue lacks. */
export function withDrug(draft: MedicationDraft, drug: CatalogueDrug): MedicationDraft {
  const { medicationUuid, name, brandId, brand, route, unit } = drug;
  return { ...draft, medicationUuid, name, brandId, brand: brand ?? '', route, unit, warningReason: '' };
}

/** Returns the draft after a typed name, which is no longer a catalogue entry. */
export function withName(draft: MedicationDraft, name: string): MedicationDraft {
  return name === draft.name
    ? draft
    : { ...draft, name, medicationUuid: null, brandId: null, warningReason: '' };
}

type FormField = [name: string, value: string];

/** Members that an empty text does not clear. */
const KEPT: readonly string[] = ['quantity', 'remaining', 'startsOn'];

/**
 * Returns the members of a form-encoded request, with lists as `days[0]`, `days[1]`, … and `times[0]`, …, and members of
 * members as `repeat[kind]`. Omits an empty amount; an empty text clears the stored one.
 */
export function toFormFields(payload: MedicationPayload): FormField[] {
  return Object.entries(payload).flatMap(([name, value]) => {
    if (value === null && KEPT.includes(name)) return [];
    // A form cannot say that a list is empty.
    return formFields(name, name === 'steps' && payload.steps.length === 0 ? null : value);
  });
}

function formFields(name: string, value: unknown): FormField[] {
  if (typeof value !== 'object' || value === null) return [[name, String(value ?? '')]];
  return Object.entries(value).flatMap(([member, part]) => formFields(`${name}[${member}]`, part));
}
