import type { HealthScore, LastReportPage, ReportName } from '@vitalane/contract';
import type { HealthScoreView, LastReportView } from '@vitalane/ui/screens/Reports';
import { reportPages } from '../../shared/reports/reportPages.ts';
import { toGap } from './reportView.ts';

/** Returns the state of every report grouped by page; the page with the most urgent report first. */
export function toLastReport({ items, asOf }: LastReportPage): LastReportView {
  const placeOf = (reports: readonly ReportName[]) =>
    Math.min(...items.flatMap(({ report }, index) => (reports.includes(report) ? [index] : [])));
  const cards = reportPages
    .toSorted((a, b) => placeOf(a.reports) - placeOf(b.reports))
    .map(({ href, label, reports }) => ({
      href,
      label,
      standings: items
        .filter(({ report }) => reports.includes(report))
        .map(({ report, ...standing }) => ({ id: report, ...standing })),
    }));
  return { cards, asOf };
}

/** Returns the health score in the format of the overview. */
export function toScore({ sources, ...score }: HealthScore): HealthScoreView {
  const { score: points, withheld, band, components, oldestInputOn, missing, model, version } = score;
  return {
    score: points,
    withheld,
    band,
    components,
    oldestInputOn,
    missing: missing.map(toGap),
    model,
    version,
    sources: sources.map(({ title }) => title),
  };
}
