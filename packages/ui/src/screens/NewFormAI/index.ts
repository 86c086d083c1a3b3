export { NewFormAIScreen, type NewFormAIScreenProps } from './NewFormAIScreen.tsx';
export type {
  ConfirmedResult,
  PageBox,
  Proposal,
  ProposedResult,
  ReadDoubt,
  ReadingService,
  ReadingState,
  ReportPage,
} from './NewFormAIScreen.types.ts';
