import type { DiaryEntry } from '../../shared/readings/entry.types.ts';

/** Entries of one kind on one day. */
export interface DayGroup {
  /** Name of the kind: “Blood pressure”. */
  heading: string;
  /** Entries, earliest first, each with its own unit. */
  entries: readonly (DiaryEntry & { unit: string })[];
  /** Whether entries of this kind can be changed and deleted here. */
  canChange: boolean;
}
