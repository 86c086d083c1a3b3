import {
  averageBasisWords,
  averageHomeBp,
  averageVerdictWords,
  HOME_BP_WINDOW_DAYS,
  isOfLastDays,
  permittedBadge,
  type SeeDoctorStep,
  seeDoctorStep,
} from '@vitalane/clinical';
import type { BloodPressure, HealthTarget, HealthTargetPage } from '@vitalane/contract';
import { dayNumber } from '@vitalane/time';
import type {
  BloodPressureAverage,
  BloodPressureEntry,
  BloodPressureTarget,
} from '@vitalane/ui/screens/Diary';

/** Returns the server's limits for home readings; `null` without a goal. */
export function homeLimitsOf(targets: readonly HealthTarget[]): BloodPressureTarget | null {
  const limit = (code: HealthTarget['code']) =>
    targets.find((target) => target.code === code)?.homeHigh ?? null;
  const [systolicBelowMmHg, diastolicBelowMmHg] = [limit('sbp'), limit('dbp')];
  return systolicBelowMmHg === null || diastolicBelowMmHg === null
    ? null
    : { systolicBelowMmHg, diastolicBelowMmHg };
}

/** Returns the readings of the 30 days before an instant (ISO 8601, UTC). */
export function ofLastMonth<Reading extends Pick<BloodPressure, 'measuredAt'>>(
  readings: readonly Reading[],
  now: string,
): readonly Reading[] {
  return readings.filter(({ measuredAt }) => isOfLastDays(measuredAt, now));
}

/** Returns the readings that the average can use. Validating years of readings would block rendering. */
function recent(readings: readonly BloodPressure[]): readonly BloodPressure[] {
  const newest = Math.max(...readings.map(({ date }) => dayNumber(date)));
  return readings.filter(({ date }) => newest - dayNumber(date) < HOME_BP_WINDOW_DAYS);
}

/** Returns a reading as input of the clinical rules. */
export const toPressure = ({ valueFrom, valueTo }: Pick<BloodPressure, 'valueFrom' | 'valueTo'>) => ({
  sbpMmHg: valueFrom,
  dbpMmHg: valueTo,
});
const toLimit = (limits: BloodPressureTarget | null) =>
  limits && { sbpMmHg: limits.systolicBelowMmHg, dbpMmHg: limits.diastolicBelowMmHg };

function averageHome(readings: readonly BloodPressure[]) {
  const average = averageHomeBp({
    readings: recent(readings).map(({ date, time, ...reading }) => ({ date, time, ...toPressure(reading) })),
  });
  if (average.status !== 'ok') return null;
  return { average, mean: { sbpMmHg: average.meanSbpMmHg, dbpMmHg: average.meanDbpMmHg } };
}

/** Returns the average of the seven days up to the newest reading, judged by the given limits; `null` without readings. */
export function averageOf(
  readings: readonly BloodPressure[],
  limits: BloodPressureTarget | null,
  isWithheld = false,
): BloodPressureAverage | null {
  const home = averageHome(readings);
  if (!home) return null;
  const { average, mean } = home;
  const range = permittedBadge(mean, { limit: toLimit(limits), isWithheld });
  return {
    systolicMmHg: mean.sbpMmHg,
    diastolicMmHg: mean.dbpMmHg,
    range,
    verdict: range && averageVerdictWords(mean, range),
    basis: averageBasisWords(average),
  };
}

/** Returns the advice to see a doctor when the seven-day average requires it; `null` where bands are withheld. */
export function doctorStepOf(
  readings: readonly BloodPressure[],
  limits: BloodPressureTarget | null,
  isWithheld: boolean,
): SeeDoctorStep | null {
  const home = averageHome(readings);
  return home && !isWithheld ? seeDoctorStep(home.mean, toLimit(limits)) : null;
}

/** Returns a stored entry in the format of the screens, judged by the given limits; without a label where bands are withheld. */
export function toEntry(
  entry: BloodPressure,
  limits: BloodPressureTarget | null,
  {
    isWithheld = false,
    person,
  }: { isWithheld?: boolean; person?: HealthTargetPage['person'] | undefined } = {},
): BloodPressureEntry {
  const { uuid, valueFrom, valueTo, date, time, measuredAt } = entry;
  const range = permittedBadge(toPressure(entry), { limit: toLimit(limits), isWithheld, person });
  return { uuid, valueFrom, valueTo, date, time, measuredAt, range };
}
