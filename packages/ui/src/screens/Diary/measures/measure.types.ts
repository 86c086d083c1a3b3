import type { FieldOption } from '../../../patterns/Field/index.ts';
import type { FieldErrors } from '../../../patterns/Form/index.ts';
import type { ChartMethod, TargetBand } from '../../../patterns/LineChart/index.ts';
import type { CheckedValue } from '../../shared/CheckFirst/index.ts';
import type { ReadingValues } from '../../shared/readings/entry.types.ts';
import type { ValueAdvice } from '../../shared/UrgentAdvice.tsx';
import type { TypedEntry } from '../PendingEntries.types.ts';

/** Kinds of entries besides medicines, in the order of the tabs. */
export const measureKinds = [
  'bloodPressure',
  'sugar',
  'weight',
  'pulse',
  'oxygen',
  'temperature',
  'exercise',
  'height',
] as const;

/** Kind of entry besides medicines. */
export type MeasureKind = (typeof measureKinds)[number];

/** Number of a reading, such as the upper number of a blood pressure. */
export interface MeasurePart {
  /** Name in `values`: `systolic`, `diastolic`, or `value` of a single number. */
  id: string;
  /** Name of its line on the chart, where the lines are the numbers. */
  name?: string;
  /** Limits of what can be entered, in the unit of the measure, inclusive. */
  min: number;
  max: number;
  /** Target range; omitted without a target. */
  target?: TargetBand;
}

/** Line of a measure's chart with its target. */
interface MeasureLine {
  id: string;
  /** Name in the legend, such as “Before meals”. */
  name: string;
  /** Target range; omitted without a target. */
  target?: TargetBand;
}

/** Measure in the units of the user. */
export interface Measure {
  kind: MeasureKind;
  /** Unit that the user has chosen, such as “mg/dL”. */
  unit: string;
  /** Number of decimals of every number. */
  decimals: number;
  /** The numbers of a reading in the order of input. Each is below the one before it. */
  parts: readonly [MeasurePart, ...MeasurePart[]];
  /** Summary of the entries of a week or month. Minutes are summed. @default 'average' */
  method?: ChartMethod;
  /** Whether the target is a usual range, which is drawn but is no goal to reach. @default false */
  isUsualRange?: boolean;
  /** Advice when the device shows HI (or an error) or LO in place of a number; omitted for a measure without such displays. */
  noNumberAdvice?: { high: ValueAdvice; low?: ValueAdvice };
  /** Returns the advice beside the refusal of typed numbers that may hide dangerous ones; `null` for none. */
  refusedAdviceOf?: (typed: ReadingValues) => ValueAdvice | null;
  /** Options of an additional question, such as whether it was before a meal; `null` for none. */
  choices: readonly FieldOption[] | null;
  /** Up to three lines, if the target of a single number differs between readings. Omitted for one line per number. */
  lines?: readonly MeasureLine[];
}

/** Submitted reading. */
export interface NewReading {
  /** Numbers in the unit of the measure. */
  values: ReadingValues;
  /** `YYYY-MM-DD`, not after today. */
  date: string;
  /** `HH:MM`. */
  time: string;
  /** Value of the selected option; empty for none. */
  choice: string;
  /** The patient's words about it, up to 300 characters. Omitted for none. */
  note?: string;
}

/** State of the form for a reading, with the last response of the server. */
export type ReadingFormState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      /** Initial values of an edited entry. */
      typed?: TypedEntry;
      /** Errors by field: the id of a number, `choice`, `note`, `date` or `time`. */
      errors?: FieldErrors;
      /** Error of the whole form, such as “Network error. Please try again.”. */
      message?: string;
      /** Urgent advice about submitted numbers that are in no question, such as after a refusal. */
      advice?: ValueAdvice | null;
      /** Unusual values to confirm before saving, the most severe first; absent without any. */
      check?: readonly CheckedValue[];
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
