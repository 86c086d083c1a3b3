export { DayDiaryScreen, type DayDiaryScreenProps } from './DayDiaryScreen.tsx';
export type { DayGroup } from './DayDiaryScreen.types.ts';
