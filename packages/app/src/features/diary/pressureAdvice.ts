import {
  bpReadingAdvice,
  EMERGENCY_CALL,
  isNews,
  PLAUSIBILITY_LIMITS,
  pressureBadge,
} from '@vitalane/clinical';
import type { BloodPressure } from '@vitalane/contract';
import type { BloodPressureLimits, PressureAdvice } from '@vitalane/ui/screens/Diary';
import { toPressure } from './bloodPressure.ts';

/** Plausible range of a reading. */
export const pressureLimits: BloodPressureLimits = {
  upper: PLAUSIBILITY_LIMITS.sbpMmHg,
  lower: PLAUSIBILITY_LIMITS.dbpMmHg,
};

/** Returns the urgent advice for a reading; `null` when it is no crisis. */
export function urgentAdviceOf(
  reading: Pick<BloodPressure, 'valueFrom' | 'valueTo'> | undefined,
): PressureAdvice | null {
  if (!reading || !pressureBadge(toPressure(reading), null).isUrgent) return null;
  const advice = bpReadingAdvice(toPressure(reading));
  return advice && { reason: advice.reason, action: advice.action, call: EMERGENCY_CALL };
}

/** Returns the advice for the newest reading while it is recent; a later calmer reading ends it. `readings` newest first. */
export function newestAdvice(readings: readonly BloodPressure[], now: string): PressureAdvice | null {
  const [newest] = readings;
  return newest && isNews(newest.measuredAt, now) ? urgentAdviceOf(newest) : null;
}
