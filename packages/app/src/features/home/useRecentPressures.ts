import { useQuery } from '@tanstack/react-query';
import type { BloodPressurePage } from '@vitalane/contract';
import { recentBloodPressureQuery } from '../../measures/api.ts';
import { toTimedPressure } from '../../measures/pressureAverage.ts';

const toTimedPressures = ({ items }: BloodPressurePage) => items.map(toTimedPressure);

/** Returns the patient's latest blood pressures, newest first. */
export function useRecentPressures() {
  return useQuery({ ...recentBloodPressureQuery(), select: toTimedPressures });
}
