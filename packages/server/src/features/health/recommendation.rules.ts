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
import type { HealthFacts } from '../health-facts/facts.ts';
import { isUrgent } from '../reports/analyses/alerts.ts';
import { calculateReport } from '../reports/report.ts';
import { reports, reportsAbout } from '../reports/reports.ts';
import { stateOf } from './recommendation.state.ts';

/** A next step for the patient. The patient's response is stored under its code. */
export type Advice = Recommendation;

/**
 * Returns the next steps that follow from a patient's data, the most urgent first. A report with an alert that
 * requires action today gives no milder advice. `now` is the time of the request.
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

/** Returns the report findings for a doctor that are less urgent than an alert. */
function toDiscuss(facts: HealthFacts, alerted: readonly ReportName[]): ReportToDiscuss[] {
  const names = Object.keys(DISCUSSED_REPORTS) as (keyof typeof DISCUSSED_REPORTS)[];
  return names
    .filter((name) => !alerted.includes(name))
    .flatMap((report) => {
      const findings = calculateReport(reports[report], facts).findings.filter(
        ({ status }) => status === 'see_doctor',
      );
      const found = findings.map(({ label, text }) => `${label}: ${text}`).join(' ');
      const actions = new Set(findings.flatMap(({ action }) => action ?? []));
      const toDo = [...actions].filter((action) => !found.includes(action));
      return findings.length > 0 ? [{ report, text: [found, ...toDo].join(' ') }] : [];
    });
}
