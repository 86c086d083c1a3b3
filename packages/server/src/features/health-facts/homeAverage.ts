import { averageHomeBp } from '@vitalane/clinical';
import { addMs, dayMs } from '@vitalane/time';
import { onceForFacts } from './onceForFacts.ts';

/** More than the averaged week, since days are counted in the zone of each reading. */
const lookBackDays = 10;

/** Returns the average of the home readings. Ignores older readings. */
export const homeAverage = onceForFacts(({ bloodPressure }) => {
  const newest = bloodPressure[0]?.at;
  const since = newest === undefined ? '' : addMs(newest, -lookBackDays * dayMs).toISOString();
  return averageHomeBp({ readings: bloodPressure.filter(({ at }) => at >= since) });
});
