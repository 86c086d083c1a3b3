import type { DiaryEntry } from '../entries.types.ts';

/** Everything of one kind on one day. */
export interface DayGroup {
  /** What the kind is called: “Blood pressure”. */
  heading: string;
  /** Earliest first; each with its own unit. */
  entries: readonly (DiaryEntry & { unit: string })[];
  /** Whether entries of this kind can be deleted here. */
  canDelete: boolean;
}
