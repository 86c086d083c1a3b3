import { type BandTable, band } from '../bands.ts';
import { evaluate, type Input } from '../evaluate.ts';
import { choice, flag, quantities } from '../fields.ts';
import { type BandOf, bandOf } from '../quantities/bands.ts';
import { ok, type Result } from '../result.ts';

const CODES = { fasting: 'glucose_fasting', ogtt_2h: 'glucose_2h', random: 'glucose_random' } as const;
const KINDS = Object.keys(CODES) as readonly (keyof typeof CODES)[];
const CLASSIFY_FIELDS = { kind: choice(KINDS), ...quantities('glucoseMmolL') };
const ALERT_FIELDS = quantities('glucoseMmolL');
const GOAL_FIELDS = { isFrail: flag };

/** Category of a laboratory glucose of a person not known to have diabetes. */
export type GlucoseCategory = BandOf<(typeof CODES)[keyof typeof CODES]>;

/** Alert level of a diary reading. */
export type GlucoseAlertLevel = 'severe_low' | 'low' | 'none' | 'high' | 'very_high';

const ALERTS: BandTable<GlucoseAlertLevel> = {
  steps: [
    ['<', 3, 'severe_low'],
    ['<', 4, 'low'],
    ['<', 16.7, 'none'],
    ['<', 20, 'high'],
  ],
  otherwise: 'very_high',
};

/**
 * Classifies a laboratory glucose (mmol/L, to 1 decimal) of a person not known to have diabetes. A meter reading must
 * not be used to diagnose. Errors: `missing`, `implausible` outside 0.6–60, `not_applicable` for another `kind`.
 * Source: MOH Singapore screening criteria (6.1 is the lower edge of impaired fasting glucose, as WHO has it).
 */
export function classifyGlucose(input: Input<typeof CLASSIFY_FIELDS>): Result<{ category: GlucoseCategory }> {
  return evaluate(CLASSIFY_FIELDS, input, ({ kind, glucoseMmolL }) =>
    ok({ category: bandOf(CODES[kind], glucoseMmolL) }),
  );
}

/**
 * Returns the alert level of a diary reading in mmol/L, not rounded. Show it before anything else. Errors: `missing`,
 * `implausible` outside 0.6–60. Source: ADA level 1 and 2 hypoglycaemia (4.0 and 3.0); National University
 * Polyclinics diabetes guideline (16.7 and 20).
 */
export function glucoseAlert(input: Input<typeof ALERT_FIELDS>): Result<{ level: GlucoseAlertLevel }> {
  return evaluate(ALERT_FIELDS, input, ({ glucoseMmolL }) => ok({ level: band(glucoseMmolL, ALERTS) }));
}

/** Inclusive range of glucose in mmol/L. */
export interface GlucoseRange {
  readonly minMmolL: number;
  readonly maxMmolL: number;
}

/** Goals for self-measured glucose; `null` where none is published. */
export interface SelfMonitoringGoals {
  beforeMeals: GlucoseRange;
  twoHoursAfterMeals: GlucoseRange | null;
}

/** Goals of a person who is not frail. */
export const USUAL_GLUCOSE_GOALS = {
  beforeMeals: { minMmolL: 4, maxMmolL: 7 },
  twoHoursAfterMeals: { minMmolL: 5, maxMmolL: 10 },
} as const satisfies SelfMonitoringGoals;
/** Goals of a frail person. */
export const FRAIL_GLUCOSE_GOALS = {
  beforeMeals: { minMmolL: 6.5, maxMmolL: 9 },
  twoHoursAfterMeals: null,
} as const satisfies SelfMonitoringGoals;

/**
 * Returns the default goals of a person with diabetes who measures at home; a doctor may change them. Errors:
 * `missing` when frailty is unknown, `implausible`. Source: ACE type 2 diabetes guidance 2023.
 */
export function glucoseSelfMonitoringGoals(input: Input<typeof GOAL_FIELDS>): Result<SelfMonitoringGoals> {
  return evaluate(GOAL_FIELDS, input, ({ isFrail }) =>
    ok<SelfMonitoringGoals>(isFrail ? FRAIL_GLUCOSE_GOALS : USUAL_GLUCOSE_GOALS),
  );
}
