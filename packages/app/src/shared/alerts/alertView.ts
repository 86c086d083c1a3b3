import type { MeasureKind } from '@vitalane/clinical';
import { alertClosesWords, EMERGENCY_CALL, needsEmergencyCall } from '@vitalane/clinical';
import type { AlertNote, HealthAlert } from '@vitalane/contract';
import { dayInWords, formatInstant, msBetween, toDate } from '@vitalane/time';
import type {
  AlertEntry,
  AlertIntents,
  AlertListProps,
  AlertNoteEntry,
} from '@vitalane/ui/screens/HealthAlerts';
import { useTimeZone } from '../../api/account.ts';
import { messageOf } from '../../lib/errors.ts';
import { showFailure } from '../../lib/notify.ts';
import { useNow } from '../../lib/useNow.ts';
import { hrefTo } from '../../places.ts';
import { useAcknowledgeAlert, useHealthAlerts, useReportSymptoms } from './api.ts';

/** Measure of the diary that each kind of alert is about; `null` for none. */
const measures: Readonly<Record<HealthAlert['kind'], MeasureKind | null>> = {
  blood_pressure: 'bloodPressure',
  low_pressure: 'bloodPressure',
  low_sugar: 'sugar',
  high_sugar: 'sugar',
  weight_gain: 'weight',
  lab: null,
};

function measureHref(kind: HealthAlert['kind']): string | null {
  const measure = measures[kind];
  if (measure === null) return null;
  return measure === 'bloodPressure' ? hrefTo('diary') : `${hrefTo('diary')}?kind=${measure}`;
}

/** Returns the emergency call of an alert level that needs one. */
const callFor = (level: HealthAlert['level']) => (needsEmergencyCall(level) ? EMERGENCY_CALL : null);

/** Present instant (ISO 8601, UTC), and the zone of all formatted times. */
export interface Moment {
  now: string;
  timeZone: string;
}

/** Formats a time: “09:10” today, else “1 January 2026 at 09:10”. */
function timeIn(at: string, { now, timeZone }: Moment): string {
  const isToday = toDate(at, timeZone) === toDate(now, timeZone);
  return formatInstant(at, timeZone, isToday ? 'time' : 'dayAndTime');
}

function closesWords(progress: HealthAlert['progress'], moment: Moment): string {
  if (!progress) return alertClosesWords(null);
  const { nextFrom, ...left } = progress;
  const isPast = msBetween(nextFrom, moment.now) >= 0;
  return alertClosesWords({ ...left, from: isPast ? null : timeIn(nextFrom, moment) });
}

/** Returns an alert in the format of the screens. */
export function toAlertEntry(alert: HealthAlert, moment: Moment): AlertEntry {
  const { uuid, kind, level, reason, action, value, measuredOn, worst, lastAt, symptoms } = alert;
  const { newest, note, comparison } = alert;
  const when = (at: string) => timeIn(at, moment);
  return {
    uuid,
    level,
    reason,
    action,
    closes: closesWords(alert.progress, moment),
    call: callFor(level),
    value,
    when: measuredOn ? dayInWords(measuredOn) : when(lastAt),
    comparison: comparison && {
      figure: comparison.figure,
      when: formatInstant(comparison.at, moment.timeZone, 'shortDayOfYear'),
    },
    newest: newest && { figure: newest.figure, when: when(newest.at) },
    worst: worst && { value: worst.value, when: when(worst.at) },
    seenBy: alert.state === 'acknowledged' ? alert.acknowledgedBy : null,
    symptoms: symptoms.map(({ action, ...symptom }) => ({
      ...symptom,
      advice: action === null ? null : { action, call: callFor('emergency') },
    })),
    measureHref: measureHref(kind),
    note: note && toNoteEntry(note, moment.timeZone),
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

/** Returns whether an alert is open about a measure of the diary. */
export function useHasAlert(measure: MeasureKind): boolean {
  const { data } = useHealthAlerts();
  return data?.items.some(({ kind }) => measures[kind] === measure) ?? false;
}

/** Returns the open alerts of the patient for the top of a page; `undefined` until they are loaded. */
export function useAlertList(): AlertListProps | undefined {
  const { data } = useHealthAlerts();
  const moment = { now: useNow(), timeZone: useTimeZone() };
  const intents = useAlertIntents();
  if (!data) return undefined;
  const alerts = data.items.map((alert) => toAlertEntry(alert, moment));
  return { ...intents, alerts, sharingWords: data.sharing.words };
}
