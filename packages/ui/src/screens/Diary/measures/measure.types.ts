import type { FieldOption } from '../../../patterns/Field/index.ts';
import type { FieldErrors } from '../../../patterns/Form/index.ts';
import type { TargetBand } from '../../../patterns/LineChart/index.ts';
import type { Remote } from '../../../patterns/RemoteView/index.ts';
import type { CheckedValue } from '../../shared/CheckFirst/index.ts';
import type { DiaryEntry, EntriesProps } from '../entries.types.ts';
import type { TypedEntry } from '../PendingEntries.types.ts';

/** Kinds of entries besides blood pressure and medicines, in the order of the tabs. */
export const measureKinds = ['sugar', 'weight', 'exercise', 'height'] as const;

/** A kind of entry besides blood pressure and medicines. */
export type MeasureKind = (typeof measureKinds)[number];

/** One line of a measure's chart, with what its readings should stay in. */
export interface MeasureLine {
  id: string;
  /** Name in the legend, such as “Before meals”. */
  name: string;
  /** Left out where there is no target. */
  target?: TargetBand;
}

/** A measure as this person reads and types it. */
export interface Measure {
  kind: MeasureKind;
  /** The unit that the person has chosen, such as “mg/dL”. */
  unit: string;
  /** Decimals that the figure is written with. */
  decimals: number;
  /** Least and greatest plausible figure, in `unit`. */
  min: number;
  max: number;
  /** A further question, such as whether it was before a meal; null for none. */
  choices: readonly FieldOption[] | null;
  /** What the course should stay in, in `unit`; left out where there is no target. */
  target?: TargetBand;
  /** Up to three lines, where the target differs from reading to reading; left out for one line. */
  lines?: readonly MeasureLine[];
}

/** One entry, in the person's own unit. */
export interface MeasureEntry extends DiaryEntry {
  /** In the measure's unit. */
  value: number;
  /** The same moment as an instant in UTC. */
  measuredAt: string;
  /** Id of the line of the chart that it belongs to; left out where the measure has one line. */
  line?: string;
  /** Advice that cannot wait, such as after a very low blood sugar. */
  advice?: string;
}

/** The submitted entry. */
export interface NewMeasure {
  /** In the measure's unit. */
  value: number;
  date: string;
  time: string;
  /** Value of the chosen option; empty for none. */
  choice: string;
}

/** The form of a measure. */
export type MeasureFormState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      /** Initial values of an entry that is edited. */
      typed?: TypedEntry;
      errors?: FieldErrors;
      message?: string;
      /** What cannot wait, whether or not the entry was saved. */
      advice?: string;
      /** The question before the entry is saved; absent without one. */
      check?: readonly CheckedValue[];
    };

/** Data and callbacks of one measure in the diary. */
export interface MeasurePartProps extends EntriesProps {
  /** Which measure this part is about, with its unit and limits. */
  measure: Measure;
  /** All loaded entries, newest first. */
  entries: Remote<readonly MeasureEntry[]>;
  /** The form for an entry, with the last response of the server. */
  form: MeasureFormState;
  /** The entry just saved while the success dialog is shown; null hides it. */
  saved: MeasureEntry | null;
  /** It is stored on this device and not yet sent. */
  isSavedHere?: boolean;
  /** Whether an entry of this kind can be deleted. */
  canDelete: boolean;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
  /** Called to open the form. */
  onOpenForm: () => void;
  /** Called when the form is closed without saving. */
  onCloseForm: () => void;
  /** Called with an entry that keeps the rules. */
  onSave: (entry: NewMeasure) => void;
  /** Called when an entry that was asked about is right. */
  onConfirmCheck: () => void;
  /** Called when it is to be changed; the fields keep the input. */
  onChangeChecked: () => void;
  /** Called when the confirmation is dismissed. */
  onHideSuccess: () => void;
  /** Called with the entry to delete. */
  onDelete: (uuid: string) => void;
}
