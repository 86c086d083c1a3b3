import type { ItemCode } from '../record/items.ts';
import { WITHHELD_WORDS } from '../scope/parts.ts';

/** Usual goal of a measure, in its canonical unit. */
export interface UsualGoal {
  readonly low: number | null;
  readonly high: number | null;
  /** Rule of the goal, or of the missing number. */
  readonly basis: string;
  /** Reason of the goal, or of the missing number: one or two sentences for the person. */
  readonly reason: string;
  readonly source: string;
  /** Items of the record whose answers could change the goal. */
  readonly needs: readonly ItemCode[];
  /** Strictest possible upper limit; the same as `high` unless it depends on answers. */
  readonly strictest: number | null;
}

/** Text instead of a goal that a doctor chooses with the person. */
export const DOCTOR_WEIGHS = 'Your doctor weighs your goals with you.';
const FRAIL_OR_OLD = 'You are over 80 years old, or frail.';
const STRICT = 'You have a condition or a risk that asks for a lower goal.';

/** Reasons of a goal, or of a missing number, by rule. */
export const REASONS: Readonly<Record<string, string>> = {
  low_intermediate: 'You have none of the conditions that ask for a lower goal.',
  high_risk: STRICT,
  older_or_frail: FRAIL_OR_OLD,
  pregnancy: WITHHELD_WORDS.pregnancy,
  after_birth: WITHHELD_WORDS.after_birth,
  under_18: WITHHELD_WORDS.under_18,
  heart_attack: 'You have had a heart attack.',
  doctor_sets: 'Your doctor sets this goal.',
  fh_with_risk: 'You have inherited high cholesterol with another major risk.',
  diabetes_with_risk: 'You have diabetes with another major risk.',
  diabetes_alone: 'You have diabetes.',
  risk_high: 'Your ten-year risk is above 20 in 100.',
  risk_intermediate: 'Your ten-year risk is 10 to 20 in 100.',
  risk_borderline: 'Your ten-year risk is 5 to below 10 in 100.',
  risk_low: 'Your ten-year risk is below 5 in 100.',
  score_needed:
    'This goal follows from your ten-year risk. To work it out exactly we need a blood pressure measured at a clinic and what your heart report asks for.',
};

/** Usual goal without the values that follow from its rule. */
export interface Draft {
  readonly low?: number | null;
  readonly high?: number | null;
  readonly basis: string;
  readonly reason?: string;
  readonly needs?: readonly ItemCode[];
  readonly strictest?: number | null;
}

/** Completes a usual goal. */
export function toGoal(source: string, draft: Draft): UsualGoal {
  const { low = null, high = null, basis, reason = REASONS[basis] ?? '', needs = [] } = draft;
  return { low, high, basis, reason, source, needs, strictest: draft.strictest ?? high };
}
