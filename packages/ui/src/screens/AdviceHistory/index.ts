export { AdviceHistoryScreen, type AdviceHistoryScreenProps } from './AdviceHistoryScreen.tsx';
export type { ShownReport } from './AdviceHistoryScreen.types.ts';
