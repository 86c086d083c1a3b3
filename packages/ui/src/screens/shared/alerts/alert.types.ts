import type { EmergencyCallLink } from '../EmergencyCall.tsx';
import type { ValueAdvice } from '../UrgentAdvice.tsx';

/** Urgency, highest first. */
export type AlertLevel = 'emergency' | 'same_day' | 'act_now' | 'within_week' | 'next_visit' | 'none';

/** Symptom to ask about beside an alert. */
interface AlertSymptom {
  code: string;
  label: string;
  /** Whether it was reported before. */
  isTicked: boolean;
  /** Advice that holds as soon as it is ticked; `null` if the answer has to be sent first. */
  advice: Pick<ValueAdvice, 'action' | 'call'> | null;
}

/** Open alert about a dangerous reading or result, with all its texts. */
export interface AlertEntry {
  uuid: string;
  level: AlertLevel;
  /** Reason for the alert. */
  reason: string;
  /** Advice. */
  action: string;
  /** What closes it now: the readings that are left, one sentence. */
  closes: string;
  /** Emergency call beside the advice; `null` for none. */
  call: EmergencyCallLink | null;
  /** Measure and latest reading: “Blood pressure 186/104 mmHg”. */
  value: string;
  /** Formatted time of the latest reading: “09:10” today, else with the day. */
  when: string;
  /** Earlier reading that the latest is compared with: “5.6 kg above 88.4 kg”, and its day; `null` for none. */
  comparison: { figure: string; when: string } | null;
  /** Newest reading of the kind, if it came after those behind the alert: “128/76 mmHg”. */
  newest: { figure: string; when: string } | null;
  /** Most severe reading behind it, if not the latest. */
  worst: { value: string; when: string } | null;
  /** Who has acknowledged it; `null` for nobody. */
  seenBy: 'patient' | 'doctor' | null;
  symptoms: readonly AlertSymptom[];
  /** Path to measure again; `null` if that is impossible at home. */
  measureHref: string | null;
  /** The doctor's note. */
  note: AlertNoteEntry | null;
}

/** The doctor's note on an alert, with its formatted time. */
export interface AlertNoteEntry {
  doctorName: string;
  text: string;
  when: string;
}

/** Alert that a doctor closed recently. */
export interface ClosedAlertEntry {
  uuid: string;
  /** Measure and latest reading. */
  value: string;
  note: AlertNoteEntry;
}

/** Sharing of a patient's alerts. */
export interface AlertSharing {
  isShared: boolean;
  /** Specified explanation. */
  words: string;
}

/** Actions on an alert. */
export interface AlertIntents {
  /** Alert with a pending change; `null` for none. */
  busyUuid: string | null;
  /** Called when the user acknowledges an alert. */
  onSeen: (uuid: string) => void;
  /** Called with the codes of current symptoms, and of those reported by mistake. */
  onReportSymptoms: (uuid: string, symptoms: readonly string[], mistaken: readonly string[]) => void;
}
