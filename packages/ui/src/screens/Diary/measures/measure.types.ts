import type { FieldOption } from '../../../patterns/Field/index.ts';
import type { FieldErrors } from '../../../patterns/Form/index.ts';
import type { TargetBand } from '../../../patterns/LineChart/index.ts';
import type { Remote } from '../../../patterns/RemoteView/index.ts';
import type { CheckedValue } from '../../shared/CheckFirst/index.ts';
import type { ValueAdvice } from '../../shared/UrgentAdvice.tsx';
import type { DiaryEntry, EntriesProps } from '../entries.types.ts';
import type { TypedEntry } from '../PendingEntries.types.ts';
import type { SavedChange } from '../SavedDialog.tsx';

/** Kinds of entries besides blood pressure and medicines, in the order of the tabs. */
export const measureKinds = [
  'sugar',
  'weight',
  'pulse',
  'oxygen',
  'temperature',
  'exercise',
  'height',
] as const;

/** Kind of entry besides blood pressure and medicines. */
export type MeasureKind = (typeof measureKinds)[number];

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
  /** Number of decimals of the value. */
  decimals: number;
  /** Plausible minimum and maximum, in `unit`. */
  min: number;
  max: number;
  /** Advice when the meter shows HI (or an error) or LO in place of a number; omitted for a measure without such displays. */
  noNumberAdvice?: { high: ValueAdvice; low: ValueAdvice };
  /** Advice beside the refusal of a value outside `min` and `max` that may hide a dangerous one; omitted for none. */
  refusedAdvice?: ValueAdvice;
  /** Options of an additional question, such as whether it was before a meal; `null` for none. */
  choices: readonly FieldOption[] | null;
  /** Target range in `unit`; omitted without a target. */
  target?: TargetBand;
  /** Usual range in `unit`, which is drawn but is no goal; omitted without one. */
  usualRange?: TargetBand;
  /** Up to three lines, if the target differs between readings. Omitted for a single line. */
  lines?: readonly MeasureLine[];
}

/** Entry in the unit of the user. */
export interface MeasureEntry extends DiaryEntry {
  /** Value in the unit of the measure. */
  value: number;
  /** Time of measurement, ISO 8601 in UTC. */
  measuredAt: string;
  /** Id of its line on the chart. Omitted if the measure has a single line. */
  line?: string;
  /** Urgent advice, such as after a very low blood sugar or a fast gain of weight. */
  advice?: ValueAdvice;
}

/** Submitted entry. */
export interface NewMeasure {
  /** Value in the unit of the measure. */
  value: number;
  date: string;
  time: string;
  /** Value of the selected option; empty for none. */
  choice: string;
}

/** State of the form of a measure. */
export type MeasureFormState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      /** Initial values of an edited entry. */
      typed?: TypedEntry;
      errors?: FieldErrors;
      message?: string;
      /** Urgent advice about a submitted value that is in no question, such as after a refusal. */
      advice?: ValueAdvice | null;
      /** Unusual values to confirm before saving, the most severe first; absent without any. */
      check?: readonly CheckedValue[];
    };

/** Data and callbacks of one measure in the diary. */
export interface MeasurePartProps extends EntriesProps {
  /** Measure with its unit and limits. */
  measure: Measure;
  /** Loaded entries, newest first. */
  entries: Remote<readonly MeasureEntry[]>;
  /** State of the form, with the last response of the server. */
  form: MeasureFormState;
  /** Saved entry of the success dialog; `null` closes the dialog. */
  saved: MeasureEntry | null;
  /** What the saved entry was before its change, and how to undo that; absent for a new entry. */
  savedChange?: SavedChange | null;
  /** Whether the entry is queued on this device. */
  isSavedHere?: boolean;
  /** Whether an entry of this kind can be changed and deleted. */
  canChange: boolean;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called to open the form. */
  onOpenForm: () => void;
  /** Called when the form is closed without saving. */
  onCloseForm: () => void;
  /** Called with a valid entry. */
  onSave: (entry: NewMeasure) => void;
  /** Called with the value of a refused form, at the current time and without a choice. */
  onRefuse: (entry: NewMeasure) => void;
  /** Called when the user confirms an unusual value. */
  onConfirmCheck: () => void;
  /** Called when the user wants to change the value. The fields keep the input. */
  onChangeChecked: () => void;
  /** Called when the confirmation is dismissed. */
  onHideSuccess: () => void;
  /** Called with the entry to change. */
  onEdit: (uuid: string) => void;
  /** Called with the entry to delete. */
  onDelete: (uuid: string) => void;
}
