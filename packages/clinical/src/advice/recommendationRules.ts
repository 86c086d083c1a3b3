import { bpWords, highSugarWords } from '../alerts/words.ts';
import type { HomeBpCategory } from '../blood-pressure/home.ts';
import { CITATIONS } from '../citations.ts';
import type { Hba1cMeaning } from '../goals/hba1c.ts';
import { ACTIVITY_GOAL_MINUTES } from '../targets/healthTargets.ts';
import type { RecommendationRule, RecommendationState } from './recommendation.ts';

const pressure = { report: 'blood-pressure-analysis', source: CITATIONS.homeBloodPressure } as const;
const sugar = { report: 'diabetes-analysis', source: CITATIONS.diabetes } as const;
const body = { report: 'biometric-analysis', source: CITATIONS.biometrics } as const;
const adults = { isForAdultsNotPregnant: true } as const;

const isBand = ({ homeAverage }: RecommendationState, categories: readonly HomeBpCategory[]) =>
  homeAverage?.against.text === 'no_goal' && categories.includes(homeAverage.category);

const hasAnyCode = (meaning: Hba1cMeaning | null, codes: readonly string[]) =>
  meaning?.give.some((code) => codes.some((wanted) => code.endsWith(wanted))) ?? false;

/**
 * All recommendations. Their order here is the order within a level. Dangerous readings or results raise alerts
 * instead of recommendations.
 */
export const RECOMMENDATION_RULES: readonly RecommendationRule[] = [
  {
    code: 'sugar_high',
    title: 'Your last blood sugar was high',
    text: highSugarWords('within_7_days').action,
    level: 'act',
    ...sugar,
    applies: ({ isSugarHigh }) => isSugarHigh,
  },
  {
    code: 'bp_maternity_team',
    title: 'Tell your maternity team about your blood pressure',
    text: bpWords('next_visit', { isPregnant: true }).action,
    level: 'see_doctor',
    ...pressure,
    source: CITATIONS.bloodPressureInPregnancy,
    applies: ({ isForMaternityTeam }) => isForMaternityTeam,
  },
  {
    code: 'bp_above',
    title: 'Talk to a doctor about your blood pressure',
    text: 'Your average at home is above your goal. One set of readings is not a diagnosis; book a visit in the next weeks and take your diary along.',
    level: 'see_doctor',
    ...pressure,
    ...adults,
    applies: ({ homeAverage }) => homeAverage?.against.level === 'next_visit',
  },
  {
    code: 'bp_well_above',
    title: 'See a doctor about your blood pressure this week',
    text: 'Your average at home is clearly above your goal. Call your clinic now. Ask to be seen within 7 days, and take your diary along.',
    level: 'see_doctor',
    ...pressure,
    ...adults,
    applies: ({ homeAverage }) => homeAverage?.against.level === 'within_week',
  },
  {
    code: 'bp_above_usual',
    title: 'Talk to a doctor about your blood pressure',
    text: 'Your average at home is above the usual limit. One set of readings is not a diagnosis; book a visit in the next weeks and take your diary along.',
    level: 'see_doctor',
    ...pressure,
    ...adults,
    applies: (state) => isBand(state, ['above_threshold', 'well_above_threshold']),
  },
  {
    code: 'bp_high_normal',
    title: 'Keep an eye on your blood pressure',
    text: 'Your average at home is slightly above the usual range. Less salt and more movement help; keep measuring.',
    level: 'act',
    ...pressure,
    ...adults,
    applies: (state) => isBand(state, ['high_normal']),
  },
  {
    code: 'bp_measure',
    title: 'Measure your blood pressure',
    text: 'There is no reading of the last month. Measure twice in the morning and twice in the evening for a week.',
    level: 'act',
    ...pressure,
    applies: ({ isBpRecent }) => !isBpRecent,
  },
  {
    code: 'hba1c_soon',
    title: 'See a doctor soon about your long-term blood sugar',
    text: 'Your HbA1c is very high. Call your clinic now. Ask to be seen within 7 days.',
    level: 'see_doctor',
    ...sugar,
    ...adults,
    applies: ({ hba1c }) => hasAnyCode(hba1c, ['see_doctor_soon']),
  },
  {
    code: 'hba1c_review',
    title: 'Have your long-term blood sugar looked at',
    text: ({ hba1c }) =>
      hba1c?.ask
        ? `HbA1c: ${hba1c.text}`
        : 'Your HbA1c is higher than aimed for. Discuss it with a doctor; a follow-up test can tell more.',
    level: 'see_doctor',
    ...sugar,
    ...adults,
    applies: ({ hba1c }) => hasAnyCode(hba1c, ['above_goal', 'follow_up', 'confirm_soon']),
  },
  {
    code: 'ldl_above',
    title: 'Discuss your LDL cholesterol',
    text: 'It is above your goal. Discuss options at your next visit.',
    level: 'see_doctor',
    report: 'lipid-analysis',
    source: CITATIONS.lipids,
    ...adults,
    applies: ({ isLdlAboveGoal }) => isLdlAboveGoal === true,
  },
  {
    code: 'smoking_stop',
    title: 'Stop smoking',
    text: 'It is the one change that helps heart and lungs the most. Ask your clinic or pharmacist for support.',
    level: 'act',
    report: 'cardiovascular-risk-analysis',
    source: CITATIONS.healthScore,
    applies: ({ isSmoker }) => isSmoker === true,
  },
  {
    code: 'weight_above',
    title: 'Lose a little weight',
    text: 'Your weight for your height is above the healthy range for Asian adults. Losing 5 to 10% is a good first step.',
    level: 'act',
    ...body,
    ...adults,
    applies: ({ body: band, mayLoseWeight }) =>
      mayLoseWeight && (band === 'moderate_risk' || band === 'high_risk'),
  },
  {
    code: 'weight_below',
    title: 'Have your weight looked at',
    text: 'Your weight for your height is below the healthy range. If you did not mean to lose weight, see a doctor.',
    level: 'see_doctor',
    ...body,
    ...adults,
    applies: ({ body: band }) => band === 'underweight',
  },
  {
    code: 'activity_more',
    title: 'Move a little more',
    text: `You recorded less than you aim for this week. Brisk walking counts; a vigorous minute counts double. Usual for adults: ${ACTIVITY_GOAL_MINUTES.min} moderate minutes.`,
    level: 'act',
    report: 'personal-health-targets',
    source: CITATIONS.activity,
    ...adults,
    applies: ({ activeMinutes, activityGoalMinutes }) =>
      activeMinutes !== null && activityGoalMinutes !== null && activeMinutes < activityGoalMinutes,
  },
  {
    code: 'labs_add',
    title: 'Add a laboratory report',
    text: 'There is no laboratory result of the last year. With cholesterol, HbA1c and kidney values your reports can say more.',
    level: 'info',
    report: 'personal-profile',
    source: CITATIONS.cardiovascular,
    applies: ({ areLabsRecent }) => !areLabsRecent,
  },
];
