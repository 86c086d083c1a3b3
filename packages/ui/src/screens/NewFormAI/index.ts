export { NewFormAIScreen, type NewFormAIScreenProps } from './NewFormAIScreen.tsx';
export type {
  ConfirmedResult,
  PageBox,
  Proposal,
  ProposedResult,
  ReadingService,
  ReadingState,
  ReportPage,
} from './NewFormAIScreen.types.ts';
