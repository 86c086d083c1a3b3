import type { ReportName } from '@vitalane/contract';

/** A page of reports and what it is made of. */
export interface ReportPage {
  href: string;
  label: string;
  reports: readonly ReportName[];
}

/** The pages of reports as section 2 of the specification lists them; reports without a path of their own join one. */
export const reportPages: readonly ReportPage[] = [
  {
    href: '/Reports/Cardiovascular',
    label: 'Heart and blood pressure',
    reports: ['cardiovascular-risk-analysis', 'blood-pressure-analysis'],
  },
  { href: '/Reports/Lipids', label: 'Blood fats', reports: ['lipid-analysis'] },
  {
    href: '/Reports/Kidney',
    label: 'Kidneys and liver',
    reports: ['kidney-health-analysis', 'liver-health-analysis'],
  },
  { href: '/Reports/Diabetes', label: 'Blood sugar', reports: ['diabetes-analysis'] },
  {
    href: '/Reports/Biometrics',
    label: 'Weight and profile',
    reports: ['biometric-analysis', 'personal-profile'],
  },
  { href: '/Reports/Targets', label: 'Targets', reports: ['personal-health-targets'] },
  {
    href: '/Reports/Screening',
    label: 'Screening and vaccines',
    reports: ['cancer-screening-recommendations', 'vaccination-recommendations'],
  },
];

/** Path of the overview. */
export const overviewHref = '/Reports';
