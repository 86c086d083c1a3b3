import { amountText, doseText, toAmount } from './medicationAmount.ts';
import type { MedicationDraft, MedicationPayload, MedicationRepeat } from './medicationStepper.types.ts';

/** Frequency with a recurrence of its own. */
const OTHER = 'Other';
/** Frequency without planned doses. */
const AS_NEEDED = 'Only when needed';

/** Members of the draft that say on which days, and until when, a medicine is taken. */
export type MedicationPlan = Pick<
  MedicationDraft,
  'repeatKind' | 'every' | 'onDays' | 'offDays' | 'mostPerDay' | 'gapHours' | 'startsOn' | 'endsOn' | 'steps'
>;

/** The plan of a new medicine: from today on, as its frequency says. */
export const emptyPlan: MedicationPlan = {
  repeatKind: '',
  every: '',
  onDays: '',
  offDays: '',
  mostPerDay: '',
  gapHours: '',
  startsOn: '',
  endsOn: '',
  steps: [],
};

const WHOLE = /^\d{1,3}$/;

/** Returns the whole number of a form text, or `null`. */
export function toCount(text: string): number | null {
  const trimmed = text.trim();
  return WHOLE.test(trimmed) ? Number(trimmed) : null;
}

/** Returns the recurrence that applies: a kind for the frequency `Other`, and none for another one. */
export function repeatKindOf({ frequency, repeatKind }: Pick<MedicationDraft, 'frequency' | 'repeatKind'>) {
  return frequency === OTHER && repeatKind !== '' ? repeatKind : null;
}

/** Returns whether a medicine is taken only when needed. */
export const isAsNeeded = ({ frequency }: Pick<MedicationDraft, 'frequency'>): boolean =>
  frequency === AS_NEEDED;

/** Returns the recurrence in API format; `null` when the frequency says it. */
function repeatOf(draft: MedicationDraft): MedicationRepeat | null {
  if (isAsNeeded(draft)) {
    const limits = { mostPerDay: toCount(draft.mostPerDay), gapHours: toAmount(draft.gapHours) };
    const isUnknown = limits.mostPerDay === null && limits.gapHours === null;
    return isUnknown ? null : { kind: 'as_needed', ...limits };
  }
  const kind = repeatKindOf(draft);
  if (kind === null) return null;
  const counts = kind === 'cycle' ? (['onDays', 'offDays'] as const) : (['every'] as const);
  const given = counts.flatMap((name) => {
    const count = toCount(draft[name]);
    return count === null ? [] : [[name, count] as const];
  });
  return { kind, ...Object.fromEntries(given) };
}

/** Returns the plan of a draft in API format. */
export function planPayload(
  draft: MedicationDraft,
): Pick<MedicationPayload, 'repeat' | 'startsOn' | 'endsOn' | 'steps'> {
  const steps = draft.steps.map(({ from, dose }) => ({ from, dose: toAmount(dose) ?? 0 }));
  return {
    repeat: repeatOf(draft),
    startsOn: draft.startsOn || null,
    endsOn: draft.endsOn || null,
    steps: steps.filter(({ from, dose }) => from !== '' || dose > 0),
  };
}

/** Returns the plan of a stored medicine. */
export function planFromServer({
  repeat,
  startsOn,
  endsOn,
  steps,
}: Pick<MedicationPayload, 'repeat' | 'startsOn' | 'endsOn' | 'steps'>): MedicationPlan {
  return {
    repeatKind: repeat && repeat.kind !== 'as_needed' ? repeat.kind : '',
    every: amountText(repeat?.every),
    onDays: amountText(repeat?.onDays),
    offDays: amountText(repeat?.offDays),
    mostPerDay: amountText(repeat?.mostPerDay),
    gapHours: amountText(repeat?.gapHours),
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
    steps: steps.map(({ from, dose }) => ({ from, dose: doseText(dose) })),
  };
}
