import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { PressureAdvice } from '../shared/bloodPressure.types.ts';
import type { CheckedValue } from '../shared/CheckFirst/index.ts';
import type { TypedEntry } from './PendingEntries.types.ts';

/** The add-reading form, with the last response of the server. */
export type BloodPressureFormState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      /** Initial values of an entry that is edited. */
      typed?: TypedEntry;
      /** Refusals that belong to a field: `valueFrom`, `valueTo`, `date` or `time`. */
      errors?: FieldErrors;
      /** The question before the reading is saved; absent without one. */
      check?: readonly CheckedValue[];
      /** Why saving failed as a whole, such as “Network error. Please try again.”. */
      message?: string;
      /** Advice about the reading when it is a crisis, whether or not it was saved. */
      advice?: PressureAdvice | null;
    };
