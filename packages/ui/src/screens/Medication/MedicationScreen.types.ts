import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { MedicineWarning } from '../shared/medicineWarning.types.ts';
import type { ReminderTimes } from '../shared/reminderText.ts';

/** A medicine that the patient takes. Amounts are in `unit`. */
export interface MedicineEntry extends ReminderTimes {
  uuid: string;
  name: string;
  brand: string | null;
  indication: string | null;
  unit: string;
  /** What is taken at a time. */
  dose: number;
  frequency: string;
  /** Null when it is not known. */
  remaining: number | null;
  /** First day that is not fully covered, `YYYY-MM-DD`; null when it is taken only as needed, or when the stock is not known. */
  runsOutOn: string | null;
  warnings: readonly MedicineWarning[];
  /** Why it is taken in spite of a serious warning. */
  warningReason: string | null;
  /** Where it is changed. */
  editHref: string;
}

/** What is to be recorded: a dose of today, or a medicine at any time. */
export interface DoseTarget {
  medicationUuid: string;
  name: string;
  unit: string;
  dose: number;
  /** Which dose it is; null when it is not one of today's. */
  due: { date: string; time: string } | null;
}

/** A dose as the form hands it over. */
export interface NewDose {
  date: string;
  time: string;
  dose: number;
}

/** The form for a dose with its true time. */
export type DoseFormState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      target: DoseTarget;
      errors?: FieldErrors;
      /** Why recording failed as a whole. */
      message?: string;
    };

/** The deletion under way, or the last one that failed. */
export type MedicineDeletion =
  | { status: 'deleting'; uuid: string }
  | { status: 'failed'; uuid: string; message: string };

/** One way that reminders go, and what became of the last message. */
export interface ReminderDelivery {
  channel: 'bell' | 'push' | 'mail';
  isOn: boolean;
  /** When one last got through, ISO 8601 in UTC; null before the first. */
  deliveredAt: string | null;
  /** Why the last message failed; null when it did not. */
  failure: 'not_accepted' | 'browser_gone' | null;
}

/** The test message that people send to themselves. */
export interface TestMessageState {
  status: 'idle' | 'sending' | 'sent' | 'failed';
  /** Why it could not be sent. */
  message?: string;
}

/** Reminders as messages of this browser. */
export interface ReminderChannelState {
  /** `blocked` when the person has refused notifications of this site before. */
  status: 'unsupported' | 'blocked' | 'off' | 'on';
  isChanging: boolean;
  /** Why turning them on failed. */
  message?: string;
}
