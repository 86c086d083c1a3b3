import type { EmergencyCallLink } from '../EmergencyCall.tsx';

/** How soon to act, the worst first. */
export type AlertLevel = 'emergency' | 'same_day' | 'act_now' | 'within_week' | 'next_visit' | 'none';

/** A symptom to ask about beside an alert. */
export interface AlertSymptom {
  code: string;
  label: string;
  /** Whether it was reported before. */
  isTicked: boolean;
}

/** A dangerous reading or result that is not dealt with yet. All words come with it. */
export interface AlertEntry {
  uuid: string;
  level: AlertLevel;
  /** Why it matters. */
  reason: string;
  /** What to do. */
  action: string;
  /** What ends it, in one sentence. */
  ends: string;
  /** The emergency call, where it belongs beside the advice. */
  call: EmergencyCallLink | null;
  /** The name and the last reading behind it, as it was entered: “Blood pressure 186/104 mmHg”. */
  value: string;
  /** When the last reading was taken, as the person reads it. */
  when: string;
  /** The worst reading behind it, where that is not the last one. */
  worst: { value: string; when: string } | null;
  /** Who said that they have seen it; null while nobody did. */
  seenBy: 'patient' | 'doctor' | null;
  symptoms: readonly AlertSymptom[];
  /** Where to measure again; null where that cannot be done at home. */
  measureHref: string | null;
  /** What a doctor wrote about it. */
  note: AlertNoteEntry | null;
}

/** What a doctor wrote about an alert, and when, as the person reads it. */
export interface AlertNoteEntry {
  doctorName: string;
  text: string;
  when: string;
}

/** An alert that a doctor closed lately. */
export interface ClosedAlertEntry {
  uuid: string;
  /** The name and the last reading behind it, as it was entered. */
  value: string;
  note: AlertNoteEntry;
}

/** Who else sees the alerts of a patient. */
export interface AlertSharing {
  isShared: boolean;
  /** What this means, in the specified words. */
  words: string;
}
