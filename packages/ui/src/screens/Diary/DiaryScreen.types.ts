import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { PressureAdvice } from '../shared/bloodPressure.types.ts';
import type { CheckedValue } from '../shared/CheckFirst/index.ts';
import type { TypedEntry } from './PendingEntries.types.ts';

/** The add-reading form, with what the server last said about it. */
export type BloodPressureFormState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      /** What to begin with, when an entry is edited. */
      typed?: TypedEntry;
      /** Refusals that belong to a field: `valueFrom`, `valueTo`, `date` or `time`. */
      errors?: FieldErrors;
      /** What is asked before the reading handed over is saved; absent for nothing. */
      check?: readonly CheckedValue[];
      /** Why saving failed as a whole, such as “Network error. Please try again.”. */
      message?: string;
      /** What to do about the reading handed over when it is a crisis, whether or not it was saved. */
      advice?: PressureAdvice | null;
    };
