import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { TypedEntry } from './PendingEntries.types.ts';

/** The add-reading form, with what the server last said about it. */
export type BloodPressureFormState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      /** What to begin with, when an entry is mended. */
      typed?: TypedEntry;
      /** Refusals that belong to a field: `valueFrom`, `valueTo`, `date` or `time`. */
      errors?: FieldErrors;
      /** Why saving failed as a whole, such as “Network error. Please try again.”. */
      message?: string;
      /** The reading handed over is 180 or more over 110 or more: advice is shown whether or not it was saved. */
      isUrgent?: boolean;
    };
