export type { Preview } from '../shared/PreviewDialog.tsx';
export { ReportListScreen, type ReportListScreenProps } from './ReportListScreen.tsx';
export type { DocumentDeletion, StoredDocument } from './ReportListScreen.types.ts';
