import { CITATIONS } from '../../citations.ts';
import type { PersonalGoal } from '../../goals/goals.ts';
import type { ReportFrame } from './words.ts';

/** The report on goals. */
export const TARGETS_REPORT: ReportFrame = {
  title: 'What to aim for',
  model: 'ACE Clinical Guidance: Hypertension and Lipid management',
  version: '2023',
  sources: [CITATIONS.bloodPressure, CITATIONS.lipids, CITATIONS.diabetes, CITATIONS.biometrics],
  seekCare: [],
};

/** The goal of everybody who might smoke. */
export const SMOKING_GOAL = { label: 'Smoking', text: 'None.' } as const;

/** People aim for up to these, and to stay below every other upper end. */
const UP_TO: readonly PersonalGoal['measure'][] = ['hba1c', 'weight', 'activity'];

/** Returns true for a measure whose upper end is still within the goal; every other goal ends below it. */
export function isUpToGoal(measure: string): boolean {
  return UP_TO.some((one) => one === measure);
}

/** Returns the numbers of a goal: "Below 1.8 mmol/L"; empty without a number. `text` writes a number in a unit. */
export function goalRangeText(
  { measure, low, high }: Pick<PersonalGoal, 'measure' | 'low' | 'high'>,
  text: (value: number) => string,
): string {
  if (low !== null && high !== null) return `${text(low)} to ${text(high)}`;
  if (high !== null) return `${isUpToGoal(measure) ? 'Up to' : 'Below'} ${text(high)}`;
  return low === null ? '' : `At least ${text(low)}`;
}

/** Returns the clinic limit of a pressure with the home limit that belongs to it: both are always named together. */
export function clinicAndHomeText(clinic: string, home: string): string {
  return `${clinic} at the clinic, ${home.charAt(0).toLowerCase()}${home.slice(1)} at home`;
}

/** Returns the numbers of a goal as a sentence; empty without a number. `text` writes a number in a unit. */
export function goalText(goal: PersonalGoal, text: (value: number) => string): string {
  const range = goalRangeText(goal, text);
  return range && `${range}.`;
}

/** Returns a first step for somebody above their weight goal; both ends as they are shown. */
export function firstStepWords(from: string, to: string): string {
  return `A good first step for your weight is ${from} to ${to}.`;
}
