import type { BloodPressure } from '@vitalane/contract';
import type { BloodPressureEntry, BloodPressureTarget } from '@vitalane/ui/screens/Diary';
import { toEarlierEntries } from '../../measures/index.ts';
import { toEntry } from '../../measures/pressureAverage.ts';

/** How readings are judged: withheld bands, and whose they are. */
export type Judging = NonNullable<Parameters<typeof toEntry>[2]>;

/** Returns a stored reading in the format of the diary, with what it was before each change. */
export function toReading(
  reading: BloodPressure,
  limits: BloodPressureTarget | null,
  judging: Judging,
): BloodPressureEntry {
  const { earlier } = reading;
  return {
    ...toEntry(reading, limits, judging),
    ...(earlier && { earlier: toEarlierEntries('bloodPressure', earlier, {}) }),
  };
}
