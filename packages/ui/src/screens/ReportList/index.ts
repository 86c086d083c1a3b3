export { ReportListScreen, type ReportListScreenProps } from './ReportListScreen.tsx';
export type { DocumentDeletion, KeptDocument, Preview } from './ReportListScreen.types.ts';
