export {
  type Adherence,
  adherence,
  adherencePeriod,
  type MedicineCounts,
  type PartCounts,
  type WeekCounts,
} from './adherence.ts';
export { DAY_PARTS, type DayPart, leastRecordedPart } from './dayPart.ts';
export type { DoseCounts, DueDose } from './doseCounts.ts';
export { ADHERENCE_WORDS } from './words.ts';
