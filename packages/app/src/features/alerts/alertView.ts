import { EMERGENCY_CALL, needsEmergencyCall } from '@vitalane/clinical';
import type { HealthAlert } from '@vitalane/contract';
import { formatInstant } from '@vitalane/time';
import type { AlertEntry, AlertIntents } from '@vitalane/ui/screens/HealthAlerts';
import { messageOf } from '../../api/errors.ts';
import { showFailure } from '../../shell/notify.ts';
import { useAcknowledgeAlert, useReportSymptoms } from './api.ts';

const measureHrefs: Readonly<Record<HealthAlert['kind'], string | null>> = {
  blood_pressure: '/Diary',
  low_sugar: '/Diary?kind=sugar',
  high_sugar: '/Diary?kind=sugar',
  lab: null,
};

/** The emergency call, where it belongs beside the advice. */
export const callFor = (level: HealthAlert['level']) => (needsEmergencyCall(level) ? EMERGENCY_CALL : null);

/** An alert as screens show it, with its times in the person's zone. */
export function toAlertEntry(alert: HealthAlert, timeZone: string): AlertEntry {
  const { uuid, kind, level, reason, action, ends, value, lastAt, acknowledgedAt, symptoms, note } = alert;
  return {
    uuid,
    level,
    reason,
    action,
    ends,
    call: callFor(level),
    value,
    when: formatInstant(lastAt, timeZone, 'dayAndTime'),
    isSeen: acknowledgedAt !== null && alert.state === 'acknowledged',
    symptoms,
    measureHref: measureHrefs[kind],
    note: note && {
      doctorName: note.doctorName,
      text: note.text,
      when: formatInstant(note.at, timeZone, 'dayAndTime'),
    },
  };
}

/** What the patient can do about an alert. */
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
