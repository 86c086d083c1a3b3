export type { ReportPageLink } from '../shared/report/ReportNav.tsx';
export type {
  CategoryWords,
  KidneyGrid,
  ReportChart,
  ReportFigure,
  ReportGap,
  ReportInputRow,
  ReportLine,
  ReportSection,
  ReportText,
} from '../shared/report/report.types.ts';
export { ReportScreen, type ReportScreenProps } from './ReportScreen.tsx';
