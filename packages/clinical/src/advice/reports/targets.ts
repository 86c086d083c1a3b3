import { uncapitalised } from '../../capitals.ts';
import { CITATIONS } from '../../citations.ts';
import type { PersonalGoal } from '../../goals/goals.ts';
import type { ReportFrame } from './words.ts';

/** Frame of the report on goals. */
export const TARGETS_REPORT: ReportFrame = {
  title: 'What to aim for',
  model: 'ACE Clinical Guidance: Hypertension and Lipid management',
  version: '2023',
  sources: [CITATIONS.bloodPressure, CITATIONS.lipids, CITATIONS.diabetes, CITATIONS.biometrics],
  nothingToDo:
    'Compare your readings with these goals, and ask your doctor about those that you do not reach.',
  seekCare: [],
};

/** Smoking goal for everyone who may smoke. */
export const SMOKING_GOAL = { label: 'Smoking', text: 'None.' } as const;
/** Action for a person who smokes. */
export const STOP_SMOKING_ADVICE = 'Ask your clinic or pharmacist for support to stop smoking.';

/** Measures whose upper limit is within the goal; all others must stay below it. */
const UP_TO: readonly PersonalGoal['measure'][] = ['hba1c', 'weight', 'activity'];

/** Returns whether a measure's upper limit is still within the goal; every other goal ends below it. */
export function isUpToGoal(measure: string): boolean {
  return UP_TO.some((one) => one === measure);
}

/** Formats the numbers of a goal: "Below 1.8 mmol/L"; empty without a number. `text` formats a number with its unit. */
export function goalRangeText(
  { measure, low, high }: Pick<PersonalGoal, 'measure' | 'low' | 'high'>,
  text: (value: number) => string,
): string {
  if (low !== null && high !== null) return `${text(low)} to ${text(high)}`;
  if (high !== null) return `${isUpToGoal(measure) ? 'Up to' : 'Below'} ${text(high)}`;
  return low === null ? '' : `At least ${text(low)}`;
}

/** Formats the clinic limit of a pressure with its home limit: both are always named together. */
export function clinicAndHomeText(clinic: string, home: string): string {
  return `${clinic} at the clinic, ${uncapitalised(home)} at home`;
}

/** Formats the numbers of a goal as a sentence; empty without a number. `text` formats a number with its unit. */
export function goalText(goal: PersonalGoal, text: (value: number) => string): string {
  const range = goalRangeText(goal, text);
  return range && `${range}.`;
}

/** Returns a first step for a weight above the goal; both limits are already formatted. */
export function firstStepWords(from: string, to: string): string {
  return `A good first step for your weight is ${from} to ${to}.`;
}
