import type { RangePosition } from '../../patterns/RangeBadge/index.ts';
import type { PeriodProps } from './period/index.ts';

/** One entry of the diary as a line of its list. */
export interface DiaryEntry {
  uuid: string;
  /** The figure as it is written, without its unit: “5.6”, “128/82”. */
  text: string;
  /** The patient's day, `YYYY-MM-DD`. */
  date: string;
  /** The patient's time of day, `HH:MM`. */
  time: string;
  /** What else was said of it: “Before a meal”. */
  detail?: string;
  /** Where it lies, and in which words; left out where there is nothing to compare with. */
  range?: { position: RangePosition; label: string };
}

/** The pending deletion, or the last one that failed. */
export type Deletion =
  | { status: 'deleting'; uuid: string }
  | {
      status: 'failed';
      uuid: string;
      /** Why it failed, such as “Network error. Please try again.”. */
      message: string;
    };

/** Writing the whole history into a file. */
export type DiaryExport =
  | { status: 'idle' | 'working' }
  | {
      status: 'failed';
      /** Why it failed, such as “Network error. Please try again.”. */
      message: string;
    };

/** What every part of the diary does with the entries that it lists. */
export interface EntriesProps extends PeriodProps {
  /** The deletion that is being asked about or carried out; `null` for none. */
  deletion: Deletion | null;
  /** How far the file with all entries has come. */
  exporting: DiaryExport;
  /** Why the targets could not be loaded, such as “Network error. Please try again.”; null when they are shown. */
  targetsFailure: string | null;
  /** Writes every entry of this part, the older ones too, into a file. */
  onExport: () => void;
  /** Called to fetch the targets again. */
  onRetryTargets: () => void;
}
