import { isDisputed } from '../record/questions.ts';
import type { HealthRecord } from '../record/record.ts';
import { RECOMMENDATION_LEVELS, type Recommendation, type RecommendationState } from './recommendation.ts';
import { RECOMMENDATION_RULES } from './recommendationRules.ts';

/**
 * Returns the recommendations from a person's own data, most urgent first; each text ends with its source. `alerted`
 * names the reports with an alert for today: milder advice beside it would contradict it.
 */
export function recommendationsFor(
  state: RecommendationState,
  alerted: readonly string[] = [],
): readonly Recommendation[] {
  const found = RECOMMENDATION_RULES.filter(
    (rule) =>
      !(state.isWithheld && rule.isForAdultsNotPregnant) &&
      !alerted.includes(rule.report) &&
      rule.applies(state),
  );
  return found.toSorted(byLevel).map(({ code, title, text, level, report, source }) => ({
    code,
    title,
    text: `${typeof text === 'string' ? text : text(state)} Source: ${source}`,
    level,
    leadsTo: 'report' as const,
    report,
  }));
}

/** Reports whose advice to see a doctor Home lists, with their title there. */
export const DISCUSSED_REPORTS = {
  'lipid-analysis': 'Discuss your blood fats with a doctor',
  'kidney-health-analysis': 'Discuss your kidney results with a doctor',
  'liver-health-analysis': 'Discuss your liver results with a doctor',
  'diabetes-analysis': 'Discuss your blood sugar with a doctor',
  'personal-profile': 'Show these results at your next visit',
} as const satisfies Partial<Readonly<Record<Recommendation['report'], string>>>;

/** Report with advice to see a doctor, and its texts. */
export interface ReportToDiscuss {
  readonly report: keyof typeof DISCUSSED_REPORTS;
  readonly text: string;
}

/**
 * Returns recommendations to discuss reports with a doctor, for reports without one. Home therefore lists everything
 * that a report asks to have checked.
 */
export function recommendationsOfReports(
  reports: readonly ReportToDiscuss[],
  given: readonly Recommendation[],
): readonly Recommendation[] {
  const isGiven = (report: Recommendation['report']) =>
    given.some((one) => one.report === report && one.level === 'see_doctor');
  return reports
    .filter(({ report }) => !isGiven(report))
    .map(({ report, text }) => ({
      code: `discuss_${report}`,
      title: DISCUSSED_REPORTS[report],
      text,
      level: 'see_doctor',
      leadsTo: 'report',
      report,
    }));
}

/**
 * Returns the recommendation to answer one open question of the health record; items that count as present until
 * answered come first. `null` without a question that the person can answer.
 */
export function questionToAnswer({ questions }: Pick<HealthRecord, 'questions'>): Recommendation | null {
  const own = questions.filter(({ question }) => question !== null);
  const next = own.find(({ kind }) => isDisputed({ question: kind })) ?? own[0];
  if (!next) return null;
  return {
    code: `question_${next.item}`,
    title: 'Answer a question about your health',
    text: `${next.reason} ${next.question}`,
    level: 'act',
    leadsTo: 'health_record',
    report: 'personal-profile',
  };
}

/** Compares recommendations by level, most urgent first. */
export function byLevel(a: Pick<Recommendation, 'level'>, b: Pick<Recommendation, 'level'>): number {
  return RECOMMENDATION_LEVELS.indexOf(a.level) - RECOMMENDATION_LEVELS.indexOf(b.level);
}
