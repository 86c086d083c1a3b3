import {
  byLevel,
  DISCUSSED_REPORTS,
  questionToAnswer,
  type Recommendation,
  type ReportToDiscuss,
  recommendationsFor,
  recommendationsOfReports,
} from '@vitalane/clinical';
import type { HealthAlert } from '@vitalane/contract';
import type { HealthFacts } from '../reports/facts.ts';
import { workOut } from '../reports/report.ts';
import { reports } from '../reports/reports.ts';
import { stateOf } from './recommendation.state.ts';

/** What a person could do next. What they did about it is stored under the code. */
export type Advice = Recommendation;

/** Recommendations on a latest reading, with the alert that such a reading raises. */
const alertBehind: Readonly<Record<string, HealthAlert['kind']>> = {
  bp_urgent: 'blood_pressure',
  sugar_very_low: 'low_sugar',
  sugar_low: 'low_sugar',
  sugar_very_high: 'high_sugar',
};

/**
 * Returns what a person's own data suggest they do next, the most pressing first, in the words of an open alert where
 * there is one. `now` is the moment of the request.
 */
export function adviceFor(facts: HealthFacts, now: Date): readonly Advice[] {
  const actions = Object.entries(alertBehind).map(([code, kind]) => {
    const alert = facts.alerts.find((open) => open.kind === kind);
    return [code, alert?.action] as const;
  });
  const given = recommendationsFor(stateOf(facts, now), Object.fromEntries(actions));
  const question = questionToAnswer(facts.record);
  const ofRecord = question ? [question] : [];
  return [...ofRecord, ...given, ...recommendationsOfReports(toDiscuss(facts), given)].toSorted(byLevel);
}

/** What reports ask a doctor to look at, though not today: that is an alert. */
function toDiscuss(facts: HealthFacts): ReportToDiscuss[] {
  const names = Object.keys(DISCUSSED_REPORTS) as (keyof typeof DISCUSSED_REPORTS)[];
  return names.flatMap((report) => {
    const findings = workOut(reports[report], facts).findings.filter(({ status }) => status === 'see_doctor');
    const text = findings.map((finding) => `${finding.label}: ${finding.text}`).join(' ');
    return findings.length > 0 ? [{ report, text }] : [];
  });
}
