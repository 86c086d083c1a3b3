import type { ReportName } from '@vitalane/contract';
import { reportTitles } from '@vitalane/ui/messages';

/** Page of reports and its contents. */
export interface ReportPage {
  href: string;
  label: string;
  reports: readonly ReportName[];
}

/** Pages of reports in the order of section 2 of the specification. Reports without a path of their own join another page. */
export const reportPages: readonly ReportPage[] = [
  {
    href: '/Reports/Cardiovascular',
    label: reportTitles.heart,
    reports: ['cardiovascular-risk-analysis', 'blood-pressure-analysis'],
  },
  { href: '/Reports/Lipids', label: reportTitles.lipids, reports: ['lipid-analysis'] },
  {
    href: '/Reports/Kidney',
    label: reportTitles.kidneysAndLiver,
    reports: ['kidney-health-analysis', 'liver-health-analysis'],
  },
  { href: '/Reports/Diabetes', label: reportTitles.sugar, reports: ['diabetes-analysis'] },
  {
    href: '/Reports/Biometrics',
    label: reportTitles.weight,
    reports: ['biometric-analysis', 'personal-profile'],
  },
  { href: '/Reports/Targets', label: reportTitles.targets, reports: ['personal-health-targets'] },
  {
    href: '/Reports/Screening',
    label: reportTitles.screening,
    reports: ['cancer-screening-recommendations', 'vaccination-recommendations'],
  },
];

/** Path of the overview. */
export const overviewHref = '/Reports';
