import { EMERGENCY_CALL, needsEmergencyCall } from '@vitalane/clinical';
import type { AlertNote, HealthAlert } from '@vitalane/contract';
import { dayInWords, formatInstant } from '@vitalane/time';
import type { AlertEntry, AlertIntents, AlertNoteEntry } from '@vitalane/ui/screens/HealthAlerts';
import { messageOf } from '../../api/errors.ts';
import { showFailure } from '../../shell/notify.ts';
import { useAcknowledgeAlert, useReportSymptoms } from './api.ts';

const measureHrefs: Readonly<Record<HealthAlert['kind'], string | null>> = {
  blood_pressure: '/Diary',
  low_pressure: '/Diary',
  low_sugar: '/Diary?kind=sugar',
  high_sugar: '/Diary?kind=sugar',
  lab: null,
};

/** Returns the emergency call of an alert level that needs one. */
export const callFor = (level: HealthAlert['level']) => (needsEmergencyCall(level) ? EMERGENCY_CALL : null);

/** Returns an alert in the format of the screens, with times in the given zone. */
export function toAlertEntry(alert: HealthAlert, timeZone: string): AlertEntry {
  const { uuid, kind, level, reason, action, ends, value, measuredOn, worst, lastAt, symptoms, note } = alert;
  const when = (at: string) => formatInstant(at, timeZone, 'dayAndTime');
  return {
    uuid,
    level,
    reason,
    action,
    ends,
    call: callFor(level),
    value,
    when: measuredOn ? dayInWords(measuredOn) : when(lastAt),
    worst: worst && { value: worst.value, when: when(worst.at) },
    seenBy: alert.state === 'acknowledged' ? alert.acknowledgedBy : null,
    symptoms,
    measureHref: measureHrefs[kind],
    note: note && toNoteEntry(note, timeZone),
  };
}

/** Returns a doctor's note with its time in the given zone. */
export function toNoteEntry({ doctorName, text, at }: AlertNote, timeZone: string): AlertNoteEntry {
  return { doctorName, text, when: formatInstant(at, timeZone, 'dayAndTime') };
}

/** Returns the actions of a patient on an alert. */
export function useAlertIntents(): AlertIntents {
  const acknowledging = useAcknowledgeAlert();
  const reporting = useReportSymptoms();
  const pending = [acknowledging, reporting].find(({ isPending }) => isPending);
  const onError = (error: unknown) => showFailure(messageOf(error));
  return {
    busyUuid: pending?.variables?.params.path.id ?? null,
    onSeen: (id) => acknowledging.mutate({ params: { path: { id } } }, { onError }),
    onReportSymptoms: (id, symptoms, mistaken) =>
      reporting.mutate(
        { params: { path: { id } }, body: { symptoms: [...symptoms], mistaken: [...mistaken] } },
        { onError },
      ),
  };
}
