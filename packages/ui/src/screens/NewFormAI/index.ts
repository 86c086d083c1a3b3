export { NewFormAIScreen, type NewFormAIScreenProps } from './NewFormAIScreen.tsx';
export type {
  ConfirmedResult,
  PageBox,
  Proposal,
  ProposedResult,
  ReadingState,
  ReportPage,
} from './NewFormAIScreen.types.ts';
