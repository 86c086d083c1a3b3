import type { FieldOption } from '../../patterns/Field/index.ts';
import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { PressureAdvice } from '../shared/bloodPressure.types.ts';
import type { CheckedValue } from '../shared/CheckFirst/index.ts';
import type { TypedEntry } from './PendingEntries.types.ts';

/** State of the form for a reading, with the last response of the server. */
export type BloodPressureFormState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      /** Initial values of an edited entry. */
      typed?: TypedEntry;
      /** Errors by field: `valueFrom`, `valueTo`, `date` or `time`. */
      errors?: FieldErrors;
      /** Unusual values to confirm before saving; absent without any. */
      check?: readonly CheckedValue[];
      /** Error of the whole form, such as “Network error. Please try again.”. */
      message?: string;
      /** Advice if the reading is dangerous, whether or not it was saved. */
      advice?: PressureAdvice | null;
      /** Symptoms to ask about before saving; absent without any. */
      symptoms?: { options: readonly FieldOption[]; chosen: readonly string[] };
    };
