import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { DoseEntry } from '../shared/doses/dose.types.ts';
import type { MedicineCourse } from '../shared/medicinePlan.ts';
import type { MedicineWarning } from '../shared/medicineWarning.types.ts';
import type { ReminderTimes } from '../shared/reminderText.ts';

/** Medicine of the patient. Amounts are in `unit`. */
export interface MedicineEntry extends ReminderTimes, MedicineCourse {
  uuid: string;
  name: string;
  brand: string | null;
  indication: string | null;
  /** Amount of a dose, from its first day. */
  dose: number;
  frequency: string;
  /** Remaining stock; `null` if unknown. */
  remaining: number | null;
  /** First day that the stock does not fully cover, `YYYY-MM-DD`; `null` if taken as needed or if the stock is unknown. */
  runsOutOn: string | null;
  warnings: readonly MedicineWarning[];
  /** Reason for taking it despite a serious warning. */
  warningReason: string | null;
  /** Path of the page to edit it. */
  editHref: string;
}

/** Group of medicines that the health record counts and no medicine of the list covers. */
export interface UnnamedMedicine {
  /** Code of the group, such as `statin`. */
  item: string;
  name: string;
  /** Source and date of the statement. */
  provenance: string;
  /** Confirmation question for “I do not take this”; `null` when only a doctor can change it. */
  removal: string | null;
  /** Path of the page to add the medicine. */
  addHref: string;
}

/** Answer about such a group that is pending or has failed. */
export type UnnamedAnswer =
  | { status: 'saving'; item: string }
  | { status: 'failed'; item: string; message: string };

/** Subject of a recorded dose: one dose, or those of a medicine that may be meant. */
export interface DoseTarget {
  medicationUuid: string;
  name: string;
  unit: string;
  dose: number;
  /** Open doses that may be meant, the oldest first. */
  doses: readonly DoseEntry[];
  /** Proposed dose; `null` for an extra one. */
  doseId: string | null;
  /** Whether it may belong to another dose than the proposed one, or to none. */
  isOpenQuestion: boolean;
}

/** Submitted dose. */
export interface NewDose {
  date: string;
  time: string;
  dose: number;
  /** The patient's words; `null` without any. */
  note: string | null;
  /** Dose that it belongs to; `null` for an extra one. */
  doseId: string | null;
}

/** State of the form for a dose with its actual time. */
export type DoseFormState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      target: DoseTarget;
      errors?: FieldErrors;
      /** Error of the whole form. */
      message?: string;
    };

/** Deletion that is pending or has failed. */
export type MedicineDeletion =
  | { status: 'deleting'; uuid: string }
  | { status: 'failed'; uuid: string; message: string };

/** Reminder channel with the result of the last message. */
export interface ReminderDelivery {
  channel: 'bell' | 'push' | 'mail';
  isOn: boolean;
  /** Time of the last delivery, ISO 8601 in UTC; `null` before the first. */
  deliveredAt: string | null;
  /** Reason for the failure of the last message; `null` without a failure. */
  failure: 'not_accepted' | 'browser_gone' | null;
}

/** State of the test message that users send to themselves. */
export interface TestMessageState {
  status: 'idle' | 'sending' | 'sent' | 'failed';
  /** Error text. */
  message?: string;
}
