import { averageHomeBp, classifyHomeBp, HOME_BP_WINDOW_DAYS, type MmHg, quantity } from '@vitalane/clinical';
import type { BloodPressure, HealthTarget } from '@vitalane/contract';
import type {
  BloodPressureAverage,
  BloodPressureCategory,
  BloodPressureEntry,
  BloodPressureTarget,
} from '@vitalane/ui/screens/Diary';

const dayMs = 86_400_000;

/** The person's limits for readings at home, as the server computes them; null where there is no goal. */
export function homeLimitsOf(targets: readonly HealthTarget[]): BloodPressureTarget | null {
  const limit = (code: HealthTarget['code']) =>
    targets.find((target) => target.code === code)?.homeHigh ?? null;
  const [systolicBelowMmHg, diastolicBelowMmHg] = [limit('sbp'), limit('dbp')];
  return systolicBelowMmHg === null || diastolicBelowMmHg === null
    ? null
    : { systolicBelowMmHg, diastolicBelowMmHg };
}

const chartDays = 30;

/** The readings of the last 30 days up to an instant, ISO 8601 in UTC. */
export function ofLastMonth<Reading extends Pick<BloodPressure, 'measuredAt'>>(
  readings: readonly Reading[],
  now: string,
): readonly Reading[] {
  const fromMs = Date.parse(now) - chartDays * dayMs;
  return readings.filter(({ measuredAt }) => Date.parse(measuredAt) >= fromMs);
}

/** Those that the average can rest on: to check years of readings for it would hold the page up. */
function recent(readings: readonly BloodPressure[]): readonly BloodPressure[] {
  const newestMs = Math.max(...readings.map(({ date }) => Date.parse(date)));
  return readings.filter(({ date }) => newestMs - Date.parse(date) < HOME_BP_WINDOW_DAYS * dayMs);
}

/** The average of the seven days up to the newest reading, as home monitoring works it out; null without readings. */
export function averageOf(readings: readonly BloodPressure[]): BloodPressureAverage | null {
  const average = averageHomeBp({
    readings: recent(readings).map(({ date, time, valueFrom, valueTo }) => ({
      date,
      time,
      sbpMmHg: valueFrom,
      dbpMmHg: valueTo,
    })),
  });
  if (average.status !== 'ok') return null;
  const { quality, daysRecorded, readingsUsed, meanSbpMmHg, meanDbpMmHg } = average;
  return {
    systolicMmHg: meanSbpMmHg,
    diastolicMmHg: meanDbpMmHg,
    category: categoryOf(quantity(meanSbpMmHg, 'mmHg'), quantity(meanDbpMmHg, 'mmHg')),
    daysRecorded,
    readingsUsed,
    quality,
  };
}

/** The band of one home reading. `urgent` goes before every other; `low` only when nothing is above the usual range. */
export function categoryOf(sbpMmHg: MmHg, dbpMmHg: MmHg): BloodPressureCategory {
  const result = classifyHomeBp({ sbpMmHg, dbpMmHg });
  // The server stores only plausible readings; should one not be, it is shown without alarm.
  if (result.status !== 'ok') return 'normal';
  if (result.urgent) return 'urgent';
  return result.low && result.category === 'normal' ? 'low' : result.category;
}

/** A stored entry as the screens show it. */
export function toEntry(entry: BloodPressure): BloodPressureEntry {
  const { uuid, valueFrom, valueTo, date, time, measuredAt } = entry;
  const category = categoryOf(quantity(valueFrom, 'mmHg'), quantity(valueTo, 'mmHg'));
  return { uuid, valueFrom, valueTo, date, time, measuredAt, category };
}
