export { ReportsScreen, type ReportsScreenProps } from './ReportsScreen.tsx';
export type { HealthScoreView, LastReportView, ReportCard, ReportStanding } from './ReportsScreen.types.ts';
