import type { ReportName } from '@vitalane/contract';
import { hrefTo, places, type SignedInPlaceName } from '../../places.ts';

/** Page of reports and its contents. */
export interface ReportPage {
  href: string;
  label: string;
  reports: readonly ReportName[];
}

/** Returns a page of reports. Reports without a path of their own join the page of another. */
const page = (place: Extract<SignedInPlaceName, `${string}Report`>, reports: ReportName[]): ReportPage => ({
  href: hrefTo(place),
  label: places[place].title,
  reports,
});

/** Pages of reports in the order of section 2 of the specification. */
export const reportPages: readonly ReportPage[] = [
  page('heartReport', ['cardiovascular-risk-analysis', 'blood-pressure-analysis']),
  page('lipidsReport', ['lipid-analysis']),
  page('kidneyReport', ['kidney-health-analysis', 'liver-health-analysis']),
  page('sugarReport', ['diabetes-analysis']),
  page('weightReport', ['biometric-analysis', 'personal-profile']),
  page('targetsReport', ['personal-health-targets']),
  page('screeningReport', ['cancer-screening-recommendations', 'vaccination-recommendations']),
];

/** Path of the overview. */
export const overviewHref = hrefTo('reports');
