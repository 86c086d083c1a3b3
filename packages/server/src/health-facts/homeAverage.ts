import { averageHomeBp } from '@vitalane/clinical';
import { addMs, dayMs } from '@vitalane/time';
import { onceForFacts } from './onceForFacts.ts';

/** More than the week that the average looks at, since days are counted in the zone of each reading. */
const enoughDays = 10;

/** The average of the home readings. Years of older ones are not even looked at. */
export const homeAverage = onceForFacts(({ bloodPressure }) => {
  const newest = bloodPressure[0]?.at;
  const since = newest === undefined ? '' : addMs(newest, -enoughDays * dayMs).toISOString();
  return averageHomeBp({ readings: bloodPressure.filter(({ at }) => at >= since) });
});
