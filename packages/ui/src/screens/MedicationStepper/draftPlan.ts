import type { MedicineCourse, OwnRepeat } from '../shared/medicinePlan.ts';
import type { MedicationDraft } from './MedicationStepperScreen.types.ts';

const numberOf = (text: string) => Number(text.replace(',', '.')) || 0;

/** Returns what the frequency of a draft leaves open: a rhythm of its own, limits as needed, or nothing. */
export function openPlanOf({ frequency }: MedicationDraft): 'rhythm' | 'limits' | null {
  if (frequency === 'Only when needed') return 'limits';
  return frequency === 'Other' ? 'rhythm' : null;
}

/** Returns the recurrence of a draft; `null` when the frequency says it. */
export function repeatOf(draft: MedicationDraft): OwnRepeat | null {
  const { repeatKind: kind, every, onDays, offDays, mostPerDay, gapHours } = draft;
  const plan = openPlanOf(draft);
  if (plan === 'limits')
    return { kind: 'as_needed', mostPerDay: numberOf(mostPerDay), gapHours: numberOf(gapHours) };
  if (plan !== 'rhythm' || kind === '') return null;
  return { kind, every: numberOf(every), onDays: numberOf(onDays), offDays: numberOf(offDays) };
}

/** Returns the course of a draft. */
export function courseOf({ unit, startsOn, endsOn, steps }: MedicationDraft, today: string): MedicineCourse {
  return {
    unit,
    startsOn: startsOn || today,
    endsOn: endsOn || null,
    steps: steps.map(({ from, dose }) => ({ from, dose: numberOf(dose) })),
  };
}
