import type { HealthAlert, ReportName } from '@vitalane/contract';
import { biometricReport } from './analyses/biometrics.ts';
import { bloodPressureReport } from './analyses/bloodPressure.ts';
import { cardiovascularReport } from './analyses/cardiovascular.ts';
import { diabetesReport } from './analyses/diabetes.ts';
import { kidneyReport } from './analyses/kidney.ts';
import { lipidReport } from './analyses/lipids.ts';
import { liverReport } from './analyses/liver.ts';
import { personalProfileReport } from './analyses/personalProfile.ts';
import { screeningReport } from './analyses/screening.ts';
import { targetsReport } from './analyses/targets.ts';
import { vaccinationReport } from './analyses/vaccination.ts';
import { isAbout, type Report } from './report.ts';

/** The eleven reports by name. */
export const reports: Readonly<Record<ReportName, Report>> = {
  'blood-pressure-analysis': bloodPressureReport,
  'lipid-analysis': lipidReport,
  'diabetes-analysis': diabetesReport,
  'kidney-health-analysis': kidneyReport,
  'liver-health-analysis': liverReport,
  'cardiovascular-risk-analysis': cardiovascularReport,
  'biometric-analysis': biometricReport,
  'personal-health-targets': targetsReport,
  'cancer-screening-recommendations': screeningReport,
  'vaccination-recommendations': vaccinationReport,
  'personal-profile': personalProfileReport,
};

/** Returns the names of the reports that cover one of these alerts. */
export function reportsAbout(alerts: readonly Pick<HealthAlert, 'kind' | 'code'>[]): readonly ReportName[] {
  return Object.values(reports)
    .filter((report) => alerts.some((alert) => isAbout(report, alert)))
    .map(({ name }) => name);
}
