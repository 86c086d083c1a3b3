/** An entry that the server has not confirmed yet. */
export interface PendingEntry {
  id: string;
  /** What was measured, with its unit: “Blood pressure 128/82 mmHg”. */
  text: string;
  /** The patient's day, `YYYY-MM-DD`. */
  date: string;
  /** The patient's time of day, `HH:MM`. */
  time: string;
  /** Reasons for the refusal, one sentence each; empty while it waits for a connection. */
  refusals: readonly string[];
  /** Whether it can still be discarded: an entry that may have arrived cannot. */
  canDiscard: boolean;
}

/** Initial texts of a diary form. */
export interface TypedEntry {
  /** Another value resets the form. */
  id: string;
  /** Texts by the name of their field. */
  values: Readonly<Record<string, string>>;
}

/** The queued entries on this device, and their actions. */
export interface PendingEntriesProps {
  /** In the order in which they were typed. */
  entries: readonly PendingEntry[];
  /** Whether there is no connection now. */
  isOffline: boolean;
  /** The patient's day today, `YYYY-MM-DD`. */
  today: string;
  /** Opens the form with the input. Only for what was refused. */
  onEdit: (id: string) => void;
  /** Called when the patient has confirmed the deletion. */
  onDiscard: (id: string) => void;
}
