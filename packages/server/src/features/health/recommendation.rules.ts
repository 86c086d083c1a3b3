import { bpWords, CITATIONS, highSugarWords, lowSugarWords } from '@vitalane/clinical';
import type { Level, ReportName } from '@vitalane/contract';
import type { HealthFacts } from '../reports/facts.ts';
import { type State, stateOf } from './recommendation.state.ts';

/** What a person could do next, and what it rests on. */
export interface Advice {
  /** Names the rule: what the person did about it is kept under this code. */
  code: string;
  title: string;
  text: string;
  level: Level;
  report: ReportName;
}

interface Rule extends Advice {
  /** Where the rule comes from; it ends the text. */
  source: string;
  applies(state: State): boolean;
}

const levels: readonly Level[] = ['urgent', 'see_doctor', 'act', 'info'];

const rules: readonly Rule[] = [
  {
    code: 'bp_urgent',
    title: 'Your last blood pressure was very high',
    text: bpWords('same_day', {}).action,
    level: 'urgent',
    report: 'blood-pressure-analysis',
    source: CITATIONS.bloodPressure,
    applies: ({ lastBp }) => lastBp?.status === 'ok' && lastBp.urgent,
  },
  {
    code: 'sugar_low',
    title: 'Your last blood sugar was low',
    text: lowSugarWords('act_now').action,
    level: 'urgent',
    report: 'diabetes-analysis',
    source: CITATIONS.diabetes,
    applies: ({ sugarLevel }) => sugarLevel === 'low' || sugarLevel === 'severe_low',
  },
  {
    code: 'sugar_very_high',
    title: 'Your last blood sugar was very high',
    text: highSugarWords('same_day').action,
    level: 'urgent',
    report: 'diabetes-analysis',
    source: CITATIONS.diabetes,
    applies: ({ sugarLevel }) => sugarLevel === 'very_high',
  },
  {
    code: 'sugar_high',
    title: 'Your last blood sugar was high',
    text: highSugarWords('within_7_days').action,
    level: 'act',
    report: 'diabetes-analysis',
    source: CITATIONS.diabetes,
    applies: ({ sugarLevel }) => sugarLevel === 'high',
  },
  {
    code: 'bp_above',
    title: 'Talk to a doctor about your blood pressure',
    text: 'Your average at home is above the usual limit. One set of readings is not a diagnosis; book a visit in the next weeks and take your diary along.',
    level: 'see_doctor',
    report: 'blood-pressure-analysis',
    source: CITATIONS.homeBloodPressure,
    applies: ({ homeBp }) => homeBp?.aboveThreshold === true,
  },
  {
    code: 'bp_high_normal',
    title: 'Keep an eye on your blood pressure',
    text: 'Your average at home is slightly above the usual range. Less salt and more movement help; keep measuring.',
    level: 'act',
    report: 'blood-pressure-analysis',
    source: CITATIONS.homeBloodPressure,
    applies: ({ homeBp }) => homeBp?.category === 'high_normal',
  },
  {
    code: 'bp_measure',
    title: 'Measure your blood pressure',
    text: 'There is no reading of the last month. Measure twice in the morning and twice in the evening for a week.',
    level: 'act',
    report: 'blood-pressure-analysis',
    source: CITATIONS.homeBloodPressure,
    applies: ({ isBpRecent }) => !isBpRecent,
  },
  {
    code: 'hba1c_review',
    title: 'Have your long-term blood sugar looked at',
    text: 'Your HbA1c is higher than aimed for. Discuss it with a doctor; a follow-up test can tell more.',
    level: 'see_doctor',
    report: 'diabetes-analysis',
    source: CITATIONS.diabetes,
    applies: ({ hba1c }) =>
      hba1c === 'above_target' || hba1c === 'needs_confirmation' || hba1c === 'high_probability',
  },
  {
    code: 'ldl_above',
    title: 'Discuss your LDL cholesterol',
    text: 'It is above the level usually aimed for in people with your risk. Discuss options at your next visit.',
    level: 'see_doctor',
    report: 'lipid-analysis',
    source: CITATIONS.lipids,
    applies: ({ ldl, ldlBelow }) => ldl !== null && ldlBelow !== null && ldl >= ldlBelow,
  },
  {
    code: 'smoking_stop',
    title: 'Stop smoking',
    text: 'It is the one change that helps heart and lungs the most. Ask your clinic or pharmacist for support.',
    level: 'act',
    report: 'cardiovascular-risk-analysis',
    source: CITATIONS.healthScore,
    applies: ({ isSmoker }) => isSmoker,
  },
  {
    code: 'weight_above',
    title: 'Lose a little weight',
    text: 'Your weight for your height is above the healthy range for Asian adults. Losing 5 to 10% is a good first step.',
    level: 'act',
    report: 'biometric-analysis',
    source: CITATIONS.biometrics,
    applies: ({ body }) => body === 'moderate_risk' || body === 'high_risk',
  },
  {
    code: 'weight_below',
    title: 'Have your weight looked at',
    text: 'Your weight for your height is below the healthy range. If you did not mean to lose weight, see a doctor.',
    level: 'see_doctor',
    report: 'biometric-analysis',
    source: CITATIONS.biometrics,
    applies: ({ body }) => body === 'underweight',
  },
  {
    code: 'activity_more',
    title: 'Move a little more',
    text: 'You recorded less than 150 moderate minutes this week. Brisk walking counts; a vigorous minute counts double.',
    level: 'act',
    report: 'personal-health-targets',
    source: 'WHO guidelines on physical activity, 2020.',
    applies: ({ activeMinutes }) => activeMinutes !== null && activeMinutes < 150,
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

/** What a person's own data suggest they do next, the most pressing first. `now` is the moment of the request. */
export function adviceFor(facts: HealthFacts, now: Date): Advice[] {
  const state = stateOf(facts, now);
  const found = rules.filter((rule) => rule.applies(state));
  const byLevel = (a: Advice, b: Advice) => levels.indexOf(a.level) - levels.indexOf(b.level);
  return found.toSorted(byLevel).map(({ code, title, text, level, report, source }) => ({
    code,
    title,
    text: `${text} Source: ${source}`,
    level,
    report,
  }));
}
