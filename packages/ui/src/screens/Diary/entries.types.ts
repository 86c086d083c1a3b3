import type { RangePosition } from '../../patterns/RangeBadge/index.ts';
import type { EarlierEntry } from '../shared/earlierEntry.types.ts';
import type { PeriodProps } from './period/index.ts';

/** Entry in a list of the diary. */
export interface DiaryEntry {
  uuid: string;
  /** Formatted value without unit: “5.6”, “128/82”. */
  text: string;
  /** Date in the time zone of the entry, `YYYY-MM-DD`. */
  date: string;
  /** Time in the time zone of the entry, `HH:MM`. */
  time: string;
  /** The same instant, ISO 8601 in UTC. */
  measuredAt?: string;
  /** Additional detail: “Before a meal”. */
  detail?: string;
  /** Position relative to the range, with its label. Omitted without a range. */
  range?: { position: RangePosition; label: string; isUrgent?: boolean };
  /** The entry before each change, latest first. Omitted without a change. */
  earlier?: readonly EarlierEntry[];
}

/** Deletion that is pending or has failed. */
export type Deletion =
  | { status: 'deleting'; uuid: string }
  | {
      status: 'failed';
      uuid: string;
      /** Error text, such as “Network error. Please try again.”. */
      message: string;
    };

/** State of the export of all entries to a file. */
export type DiaryExport =
  | { status: 'idle' | 'working' }
  | {
      status: 'failed';
      /** Error text, such as “Network error. Please try again.”. */
      message: string;
    };

/** Props of every list of diary entries. */
export interface EntriesProps extends PeriodProps {
  /** Deletion that awaits confirmation or is pending; `null` for none. */
  deletion: Deletion | null;
  /** State of the export. */
  exporting: DiaryExport;
  /** Error of loading the targets, such as “Network error. Please try again.”; `null` without an error. */
  targetsFailure: string | null;
  /** Called to export all entries of this part, including older ones, to a file. */
  onExport: () => void;
  /** Called when the user retries loading the targets. */
  onRetryTargets: () => void;
}
