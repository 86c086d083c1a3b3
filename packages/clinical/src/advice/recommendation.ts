import type { BmiCategory } from '../biometrics/bmi.ts';
import type { HomeBpCategory } from '../blood-pressure/home.ts';
import type { Hba1cMeaning } from '../goals/hba1c.ts';
import type { PressureAgainstGoal } from '../goals/pressureAgainstGoal.ts';

/** What recommendations rest on; null where it is not known. */
export interface RecommendationState {
  /** True in pregnancy and under 18: goals, bands and advice to lose weight are withheld. */
  readonly isWithheld: boolean;
  /** Whether the latest home reading, while it is news, is high in pregnancy or after a birth, but no crisis. */
  readonly isForMaternityTeam: boolean;
  /** Whether the latest sugar reading, while it is news, is high, but no crisis. */
  readonly isSugarHigh: boolean;
  readonly isBpRecent: boolean;
  /** The recent home average against the person's goal, and its band where there is no goal. */
  readonly homeAverage: { readonly category: HomeBpCategory; readonly against: PressureAgainstGoal } | null;
  readonly hba1c: Hba1cMeaning | null;
  /** Whether the LDL in use is at or above the goal. */
  readonly isLdlAboveGoal: boolean | null;
  readonly isSmoker: boolean | null;
  readonly body: BmiCategory | null;
  /** False when nobody should advise this person to lose weight. */
  readonly mayLoseWeight: boolean;
  /** Moderate minutes of the last week, and the least that the person aims for. */
  readonly activeMinutes: number | null;
  readonly activityGoalMinutes: number | null;
  readonly areLabsRecent: boolean;
}

/** Levels from the most pressing down. */
export const RECOMMENDATION_LEVELS = ['see_doctor', 'act', 'info'] as const;

/** What a person could do next. */
export interface Recommendation {
  /** Names the rule; what the person did about it is stored under this code. */
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly level: (typeof RECOMMENDATION_LEVELS)[number];
  /** Where it leads: to its report, which says more, or to a question of the health record. */
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

/** A recommendation with the rule that gives it. */
export interface RecommendationRule extends Omit<Recommendation, 'text' | 'leadsTo'> {
  /** The words, or how they follow from what is known. */
  readonly text: string | ((state: RecommendationState) => string);
  readonly source: string;
  /** Left out in pregnancy and under 18. */
  readonly isForAdultsNotPregnant?: true;
  readonly applies: (state: RecommendationState) => boolean;
}
