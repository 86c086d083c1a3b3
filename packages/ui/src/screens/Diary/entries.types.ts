import type { PeriodProps } from './period/index.ts';

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
