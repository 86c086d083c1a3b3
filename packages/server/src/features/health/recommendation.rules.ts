import {
  byLevel,
  DISCUSSED_REPORTS,
  questionToAnswer,
  type Recommendation,
  type ReportToDiscuss,
  recommendationsFor,
  recommendationsOfReports,
} from '@vitalane/clinical';
import type { ReportName } from '@vitalane/contract';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { isUrgent } from '../reports/analyses/alerts.ts';
import { workOut } from '../reports/report.ts';
import { reports, reportsAbout } from '../reports/reports.ts';
import { stateOf } from './recommendation.state.ts';

/** What a person could do next. What they did about it is stored under the code. */
export type Advice = Recommendation;

/**
 * Returns what a person's own data suggest they do next, the most pressing first. A report that is about an alert to be
 * acted on today gives no milder advice. `now` is the moment of the request.
 */
export function adviceFor(facts: HealthFacts, now: Date): readonly Advice[] {
  const alerted = reportsAbout(facts.alerts.filter(isUrgent));
  const given = recommendationsFor(stateOf(facts, now), alerted);
  const question = questionToAnswer(facts.record);
  const ofRecord = question ? [question] : [];
  return [...ofRecord, ...given, ...recommendationsOfReports(toDiscuss(facts, alerted), given)].toSorted(
    byLevel,
  );
}

/** Returns what reports ask a doctor to look at, though not today: that is an alert. */
function toDiscuss(facts: HealthFacts, alerted: readonly ReportName[]): ReportToDiscuss[] {
  const names = Object.keys(DISCUSSED_REPORTS) as (keyof typeof DISCUSSED_REPORTS)[];
  return names
    .filter((name) => !alerted.includes(name))
    .flatMap((report) => {
      const findings = workOut(reports[report], facts).findings.filter(
        ({ status }) => status === 'see_doctor',
      );
      const text = findings.map((finding) => `${finding.label}: ${finding.text}`).join(' ');
      return findings.length > 0 ? [{ report, text }] : [];
    });
}
