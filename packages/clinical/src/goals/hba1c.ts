import {
  HBA1C_GOAL_PERCENT,
  HBA1C_REVIEW_ABOVE_PERCENT,
  type Hba1cScreeningCategory,
} from '../glycaemia/hba1c.ts';
import { bandOf } from '../quantities/bands.ts';
import type { Answer } from './depends.ts';

/** Meaning of an HbA1c for a person. */
export type Hba1cMeaningCode =
  | 'at_goal'
  | 'above_goal'
  | 'usual'
  | 'follow_up'
  | 'confirm_soon'
  | 'see_doctor_soon';

/** Texts for an HbA1c, and the question to ask first. */
export interface Hba1cMeaning {
  /** One code; while a relevant answer is open one for each, marked `if_diabetes:` and `if_not:`. */
  readonly give: readonly (
    | Hba1cMeaningCode
    | `if_diabetes:${Hba1cMeaningCode}`
    | `if_not:${Hba1cMeaningCode}`
  )[];
  /** Question that would decide it. */
  readonly ask: 'diabetes' | null;
  readonly text: string;
}

const SCREENING: Readonly<Record<Hba1cScreeningCategory, Hba1cMeaningCode>> = {
  low_probability: 'usual',
  needs_confirmation: 'follow_up',
  high_probability: 'confirm_soon',
};

/** Texts that follow "Your HbA1c is" or "it is". */
const WORDS: Readonly<Record<Hba1cMeaningCode, string>> = {
  at_goal: 'at the goal',
  above_goal: 'above the goal. Discuss it at your next visit',
  usual: 'in the usual range',
  follow_up: 'higher than usual and a follow-up test can tell more',
  confirm_soon: 'in the range that a doctor needs to confirm soon',
  see_doctor_soon: 'very high. See a doctor soon',
};

function meaning(hba1cPercent: number, hasDiabetes: boolean, goalPercent: number): Hba1cMeaningCode {
  if (hba1cPercent > HBA1C_REVIEW_ABOVE_PERCENT) return 'see_doctor_soon';
  if (!hasDiabetes) return SCREENING[bandOf('hba1c', hba1cPercent)];
  return hba1cPercent <= goalPercent ? 'at_goal' : 'above_goal';
}

/**
 * Returns the meaning of an HbA1c in % (as printed, not rounded). Returns both meanings while diabetes is unknown,
 * unless they are the same.
 */
export function hba1cMeaning(
  hba1cPercent: number,
  diabetes: Answer,
  goalPercent: number = HBA1C_GOAL_PERCENT,
): Hba1cMeaning {
  const ifDiabetes = meaning(hba1cPercent, true, goalPercent);
  const ifNot = meaning(hba1cPercent, false, goalPercent);
  if (diabetes === null && ifDiabetes !== ifNot) {
    return {
      give: [`if_diabetes:${ifDiabetes}`, `if_not:${ifNot}`],
      ask: 'diabetes',
      text: `If you have diabetes, this is ${usualGoalWords(ifDiabetes)}. If not, it is ${WORDS[ifNot]}. Do you have diabetes?`,
    };
  }
  const code = diabetes === false ? ifNot : ifDiabetes;
  return { give: [code], ask: null, text: `Your HbA1c is ${WORDS[code]}.` };
}

function usualGoalWords(code: Hba1cMeaningCode): string {
  return code === 'at_goal' ? 'at the usual goal' : WORDS[code];
}
