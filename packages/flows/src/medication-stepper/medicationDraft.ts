import type { CatalogueDrug, MedicationDraft, MedicationPayload } from './medicationStepper.types.ts';
import { DAILY, toDays, toTimes, WEEKDAYS, WEEKLY } from './medicationTimes.ts';

/** What an empty form holds. */
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
  warningReason: '',
};

const AMOUNT = /^\d{1,6}(?:\.\d{1,3})?$/;

/** Returns the number that a text of a form holds, or null. */
export function toAmount(text: string): number | null {
  const trimmed = text.trim();
  return AMOUNT.test(trimmed) ? Number(trimmed) : null;
}

const amountText = (amount: number | null | undefined) => (amount == null ? '' : String(amount));
const doseText = (dose: number | null) => (dose ? String(dose) : '');
const textOrNull = (text: string) => text.trim() || null;

/** Returns whether a reminder comes every day. */
export const isDaily = ({ reminderFrequency }: Pick<MedicationDraft, 'reminderFrequency'>): boolean =>
  reminderFrequency === DAILY;

/** Returns the draft as it would come back from the server: spaces trimmed, days and times each once and in order. */
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
    warningReason: draft.warningReason.trim(),
  };
}

/** Returns whether two drafts would be stored alike. */
export const isSameMedication = (one: MedicationDraft, other: MedicationDraft): boolean =>
  JSON.stringify(normalise(one)) === JSON.stringify(normalise(other));

/** Returns the draft as calls send it. Daily sends day 0. */
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
    warningReason: textOrNull(draft.warningReason),
  };
}

/** Returns a stored medicine as the form shows it. The frequency goes before the days: day 0 of Daily is not Sunday. */
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
    warningReason: stored.warningReason ?? '',
  };
}

/** Returns the draft after a medicine of the catalogue was chosen; what the catalogue does not know stays. */
export function withDrug(draft: MedicationDraft, drug: CatalogueDrug): MedicationDraft {
  const { medicationUuid, name, brandId, brand, route, unit } = drug;
  return { ...draft, medicationUuid, name, brandId, brand: brand ?? '', route, unit, warningReason: '' };
}

/** Returns the draft after its name was typed: it is then no longer the one of the catalogue. */
export function withName(draft: MedicationDraft, name: string): MedicationDraft {
  return name === draft.name
    ? draft
    : { ...draft, name, medicationUuid: null, brandId: null, warningReason: '' };
}

const AMOUNTS: readonly string[] = ['quantity', 'remaining'];

/**
 * Returns the members of a form-encoded call, in which lists are `days[0]`, `days[1]`, … and `times[0]`, …. An amount that was
 * left empty is absent; an empty text clears what was there.
 */
export function toFormFields(payload: MedicationPayload): [name: string, value: string][] {
  return Object.entries(payload).flatMap(([name, value]): [string, string][] => {
    if (Array.isArray(value)) return value.map((item, index) => [`${name}[${index}]`, String(item)]);
    if (value === null && AMOUNTS.includes(name)) return [];
    return [[name, String(value ?? '')]];
  });
}
