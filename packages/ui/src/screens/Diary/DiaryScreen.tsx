import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import type {
  BloodPressureEntry,
  BloodPressureTarget,
  NewBloodPressure,
} from '../shared/bloodPressure.types.ts';

/** The add-reading form, with what the server last said about it. */
export type BloodPressureFormState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      /** Refusals that belong to a field: `valueFrom`, `valueTo`, `date` or `time`. */
      errors?: FieldErrors;
      /** Why saving failed as a whole, such as “Network error. Please try again.”. */
      message?: string;
      /** The reading handed over is 180 or more over 110 or more: advice is shown whether or not it was saved. */
      isUrgent?: boolean;
    };

/** The deletion under way, or the last one that failed. */
export type Deletion =
  | { status: 'deleting'; uuid: string }
  | { status: 'failed'; uuid: string; message: string };

export interface DiaryScreenProps {
  /** All loaded readings, newest first. */
  bloodPressure: Remote<readonly BloodPressureEntry[]>;
  /** There are older readings than those loaded. */
  hasOlderEntries: boolean;
  isLoadingOlder: boolean;
  target: BloodPressureTarget;
  /** The present instant, ISO 8601 in UTC; no reading may lie after it. */
  now: string;
  /** The patient's IANA time zone: days are counted in it. */
  timeZone: string;
  bloodPressureForm: BloodPressureFormState;
  /** The reading just saved while the success dialog is shown; null hides it. */
  savedEntry: BloodPressureEntry | null;
  /** The deletion under way or failed; null when there is none. */
  deletion: Deletion | null;
  onRetry: () => void;
  onLoadOlder: () => void;
  onOpenForm: () => void;
  onCloseForm: () => void;
  onSaveBloodPressure: (reading: NewBloodPressure) => void;
  /** The success dialog was closed. */
  onHideSuccess: () => void;
  /** The patient confirmed that this reading shall go. */
  onDeleteEntry: (uuid: string) => void;
}
