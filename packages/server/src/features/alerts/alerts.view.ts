import {
  ALERT_WORDS,
  ASKED_SYMPTOMS,
  type CoursePerson,
  crisisWords,
  labAction,
  labAnalyteOf,
  labReason,
  levelOf,
  SYMPTOMS,
} from '@vitalane/clinical';
import type { HealthAlert } from '@vitalane/contract';
import { dimensions } from '../../lists/dimensions.ts';
import { type AlertRow, storedReadings, storedResult, storedSymptoms } from './alerts.rows.ts';

/** A note of a doctor on an alert. */
export interface AlertNote {
  doctorName: string;
  text: string;
  at: Date;
}

/** An alert in words, for the patient and for doctors alike. */
export function toHealthAlert(row: AlertRow, person: CoursePerson, note: AlertNote | undefined): HealthAlert {
  const { id, kind, code, state, openedAt, lastAt, acknowledgedAt } = row;
  const ticked = storedSymptoms(row);
  return {
    uuid: id,
    kind,
    code,
    ...levelOf(row.grade),
    ...wordsOf(row, person),
    value: valueText(row),
    state,
    symptoms: ASKED_SYMPTOMS[kind].map((symptom) => ({
      code: symptom,
      label: SYMPTOMS[symptom],
      isTicked: ticked.includes(symptom),
    })),
    openedAt: openedAt.toISOString(),
    lastAt: lastAt.toISOString(),
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    note: note ? { doctorName: note.doctorName, text: note.text, at: note.at.toISOString() } : null,
  };
}

function wordsOf(row: AlertRow, person: CoursePerson): { reason: string; action: string } {
  const { kind, code, grade, side } = row;
  if (kind !== 'lab') return crisisWords(kind, grade, { person, crisis: storedReadings(row) });
  const analyte = labAnalyteOf(code);
  if (!analyte) throw new Error(`No alert words for ${code}`);
  const isChange = side === 'change';
  const reason = labReason(analyte, { grade, side: isChange ? null : side, isChange });
  return { reason, action: labAction(grade) };
}

/** The last reading behind an alert, as it was entered. */
function valueText(row: AlertRow): string {
  if (row.kind === 'lab') {
    const result = storedResult(row);
    const label = dimensions.find(({ code }) => code === row.code)?.name ?? row.code;
    return result ? `${label} ${result.comparator ?? ''}${result.value} ${result.unit}` : label;
  }
  const last = storedReadings(row).at(-1);
  if (row.kind === 'blood_pressure') return `${last?.sbpMmHg}/${last?.dbpMmHg} mmHg`;
  return `${last?.glucoseMmolL} mmol/L`;
}

/** Says who else sees alerts. */
export function sharingWords(isSeenByClinic: boolean): string {
  return isSeenByClinic ? ALERT_WORDS.clinic : ALERT_WORDS.noClinic;
}
