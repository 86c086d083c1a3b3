export { ReportAnalysisScreen, type ReportAnalysisScreenProps } from './ReportAnalysisScreen.tsx';
export type {
  Explanation,
  ExportState,
  Question,
  QuestionState,
  ReportInWords,
} from './ReportAnalysisScreen.types.ts';
