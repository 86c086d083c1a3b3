import { averageHomeBp } from '@vitalane/clinical';
import type { HealthFacts } from './facts.ts';

const dayMs = 86_400_000;
/** More than the week that the average looks at, since days are counted in the zone of each reading. */
const enoughDays = 10;

/** The average of the home readings. Years of older ones are not even looked at. */
export function homeAverage({ bloodPressure }: Pick<HealthFacts, 'bloodPressure'>) {
  const newestMs = Date.parse(bloodPressure[0]?.at ?? '');
  const since = Number.isNaN(newestMs) ? '' : new Date(newestMs - enoughDays * dayMs).toISOString();
  return averageHomeBp({ readings: bloodPressure.filter(({ at }) => at >= since) });
}
