export { AlertWorklistScreen, type AlertWorklistScreenProps } from './AlertWorklistScreen.tsx';
export type { AnswerState, AnswerStep, WorklistEntry } from './AlertWorklistScreen.types.ts';
