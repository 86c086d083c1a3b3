import type { ValueAdvice } from '../shared/UrgentAdvice.tsx';

/** Entry that the server has not confirmed. */
export interface PendingEntry {
  id: string;
  /** Measure and value with unit: “Blood pressure 128/82 mmHg”. */
  text: string;
  /** Date in the patient's time zone, `YYYY-MM-DD`. */
  date: string;
  /** Time in the patient's time zone, `HH:MM`. */
  time: string;
  /** Reasons for the rejection, one sentence each; empty while queued. */
  refusals: readonly string[];
  /** Whether it can be changed and discarded. An entry that the server may have received cannot. */
  canChange: boolean;
  /** Urgent advice, while no alert of the server can tell it. */
  advice?: ValueAdvice;
}

/** Initial values of a diary form. */
export interface TypedEntry {
  /** Identity of the values: the uuid of an entry of the diary. A new id resets the form. */
  id: string;
  /** Whether the entry is in the diary and is changed in its place. @default false */
  isStored?: boolean;
  /** IANA time zone of its date and time. @default the patient's */
  timeZone?: string;
  /** Texts by field name. */
  values: Readonly<Record<string, string>>;
}

/** Queued entries on this device with their actions. */
export interface PendingEntriesProps {
  /** Entries in the order of input. */
  entries: readonly PendingEntry[];
  /** Whether the device is offline. */
  isOffline: boolean;
  /** Current date of the patient, `YYYY-MM-DD`. */
  today: string;
  /** Called to open the form with an entry. */
  onEdit: (id: string) => void;
  /** Called when the patient confirms the deletion. */
  onDiscard: (id: string) => void;
}
