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
import type { BloodPressure, HealthTarget, ReadingPerson } from '@vitalane/contract';
import { dayNumber } from '@vitalane/time';
import type {
  BloodPressureTarget,
  ReadingAverage,
  ReadingEntry,
  ReadingRange,
} from '@vitalane/ui/screens/Diary';
import type { StoredReading } from './reading.ts';

/** The two numbers of a blood pressure, in mmHg. */
type Pressure = StoredReading<'bloodPressure'>['values'];

/** Blood pressure with the time of its measurement. */
export type TimedPressure = Pick<
  StoredReading<'bloodPressure'>,
  'uuid' | 'values' | 'date' | 'time' | 'measuredAt'
>;

/** Reads a stored blood pressure as far as Home shows it. */
export function toTimedPressure({ valueFrom, valueTo, ...reading }: BloodPressure): TimedPressure {
  return { ...reading, values: { systolic: valueFrom, diastolic: valueTo } };
}

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
export function ofLastMonth<Timed extends Pick<TimedPressure, 'measuredAt'>>(
  readings: readonly Timed[],
  now: string,
): readonly Timed[] {
  return readings.filter(({ measuredAt }) => isOfLastDays(measuredAt, now));
}

/** Returns the readings that the average can use. Validating years of readings would block rendering. */
function recent(readings: readonly TimedPressure[]): readonly TimedPressure[] {
  const newest = Math.max(...readings.map(({ date }) => dayNumber(date)));
  return readings.filter(({ date }) => newest - dayNumber(date) < HOME_BP_WINDOW_DAYS);
}

/** Returns a pressure as input of the clinical rules. */
const toBp = ({ systolic, diastolic }: Pressure) => ({ sbpMmHg: systolic, dbpMmHg: diastolic });
const toLimit = (limits: BloodPressureTarget | null) =>
  limits && { sbpMmHg: limits.systolicBelowMmHg, dbpMmHg: limits.diastolicBelowMmHg };

function averageHome(readings: readonly TimedPressure[]) {
  const average = averageHomeBp({
    readings: recent(readings).map(({ date, time, values }) => ({ date, time, ...toBp(values) })),
  });
  if (average.status !== 'ok') return null;
  return { average, mean: { sbpMmHg: average.meanSbpMmHg, dbpMmHg: average.meanDbpMmHg } };
}

/** Returns the average of the seven days up to the newest reading, judged by the given limits; `null` without readings. */
export function averageOf(
  readings: readonly TimedPressure[],
  limits: BloodPressureTarget | null,
  isWithheld = false,
): ReadingAverage | null {
  const home = averageHome(readings);
  if (!home) return null;
  const { average, mean } = home;
  const range = permittedBadge(mean, { limit: toLimit(limits), isWithheld });
  return {
    text: `${mean.sbpMmHg}/${mean.dbpMmHg}`,
    range,
    verdict: range && averageVerdictWords(mean, range),
    basis: averageBasisWords(average),
  };
}

/** Returns the advice to see a doctor when the seven-day average requires it; `null` where bands are withheld. */
export function doctorStepOf(
  readings: readonly TimedPressure[],
  limits: BloodPressureTarget | null,
  isWithheld: boolean,
): SeeDoctorStep | null {
  const home = averageHome(readings);
  return home && !isWithheld ? seeDoctorStep(home.mean, toLimit(limits)) : null;
}

/** What a blood pressure is judged by: the limits of its person, whether bands are withheld, and facts about the person. */
export interface PressureJudge {
  pressureLimits?: BloodPressureTarget | null;
  isWithheld?: boolean;
  person?: ReadingPerson | undefined;
}

/** Returns the range of a blood pressure; `null` where bands are withheld. */
export function pressureRange(
  pressure: Pressure,
  { pressureLimits = null, isWithheld = false, person }: PressureJudge,
): ReadingRange | null {
  return permittedBadge(toBp(pressure), { limit: toLimit(pressureLimits), isWithheld, person });
}

/** Returns a blood pressure in the format of Home. */
export function toPressureEntry(reading: TimedPressure, judge: PressureJudge): ReadingEntry {
  const { systolic, diastolic } = reading.values;
  const range = pressureRange(reading.values, judge);
  return { ...reading, text: `${systolic}/${diastolic}`, ...(range && { range }) };
}
