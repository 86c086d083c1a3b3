import type { FieldOption } from '../../patterns/Field/index.ts';
import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { CheckedValue } from '../shared/CheckFirst/index.ts';
import type { ValueAdvice } from '../shared/UrgentAdvice.tsx';
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
      /** Unusual values to confirm before saving, the most severe first; absent without any. */
      check?: readonly CheckedValue[];
      /** Error of the whole form, such as “Network error. Please try again.”. */
      message?: string;
      /** Advice about a submitted crisis reading that is in no question, such as after a refusal. */
      advice?: ValueAdvice | null;
      /**
       * Symptoms to ask about before saving, with those that are chosen and the advice that the last of them brings;
       * absent without any.
       */
      symptoms?: {
        options: readonly FieldOption[];
        chosen: readonly string[];
        changed?: { code: string; advice: ValueAdvice };
      };
    };
