import type { BmiCategory } from '../biometrics/bmi.ts';
import type { HomeBpCategory } from '../blood-pressure/home.ts';
import type { Hba1cMeaning } from '../goals/hba1c.ts';
import type { PressureAgainstGoal } from '../goals/pressureAgainstGoal.ts';

/** Input of the recommendations; `null` where unknown. */
export interface RecommendationState {
  /** Whether goals, bands and advice to lose weight are withheld: in pregnancy and under 18. */
  readonly isWithheld: boolean;
  /** Whether the latest home reading, while it is recent, is high in pregnancy or after a birth, but no crisis. */
  readonly isForMaternityTeam: boolean;
  /** Whether the latest sugar reading, while it is recent, is high, but no crisis. */
  readonly isSugarHigh: boolean;
  readonly isBpRecent: boolean;
  /** Recent home average compared with the person's goal, and its band where there is no goal. */
  readonly homeAverage: { readonly category: HomeBpCategory; readonly against: PressureAgainstGoal } | null;
  readonly hba1c: Hba1cMeaning | null;
  /** Whether the LDL in use is at or above the goal. */
  readonly isLdlAboveGoal: boolean | null;
  readonly isSmoker: boolean | null;
  readonly body: BmiCategory | null;
  /** `false` when this person should not be advised to lose weight. */
  readonly mayLoseWeight: boolean;
  /** Moderate minutes of the last week, and the person's minimum goal. */
  readonly activeMinutes: number | null;
  readonly activityGoalMinutes: number | null;
  readonly areLabsRecent: boolean;
}

/** Levels, most urgent first. */
export const RECOMMENDATION_LEVELS = ['see_doctor', 'act', 'info'] as const;

/** Suggested next action of a person. */
export interface Recommendation {
  /** Code of the rule, under which the person's answer is stored. */
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly level: (typeof RECOMMENDATION_LEVELS)[number];
  /** Target of the link: the report with more details, or a question of the health record. */
  readonly leadsTo: 'report' | 'health_record';
  readonly report:
    | 'blood-pressure-analysis'
    | 'diabetes-analysis'
    | 'lipid-analysis'
    | 'kidney-health-analysis'
    | 'liver-health-analysis'
    | 'cardiovascular-risk-analysis'
    | 'biometric-analysis'
    | 'personal-health-targets'
    | 'personal-profile';
}

/** Recommendation with its rule. */
export interface RecommendationRule extends Omit<Recommendation, 'text' | 'leadsTo'> {
  /** Text, or a function that derives it from the state. */
  readonly text: string | ((state: RecommendationState) => string);
  readonly source: string;
  /** Omitted in pregnancy and under 18. */
  readonly isForAdultsNotPregnant?: true;
  readonly applies: (state: RecommendationState) => boolean;
}
