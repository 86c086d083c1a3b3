export { SubmissionHistoryScreen, type SubmissionHistoryScreenProps } from './SubmissionHistoryScreen.tsx';
export type { Submission, SubmissionDeletion, SubmittedResult } from './SubmissionHistoryScreen.types.ts';
