import type { DemoDay } from './moment.ts';
import { seededRandom } from './random.ts';
import type { DemoDiary, Trend } from './record.ts';
import { momentOf, yearUntil } from './year.ts';

/** A blood-pressure reading of a demo patient. */
export interface DemoReading {
  systolicMmHg: number;
  diastolicMmHg: number;
  date: string;
  time: string;
  measuredAt: Date;
}

type Pressure = Pick<DemoDiary, 'systolicMmHg' | 'diastolicMmHg' | 'shareOfDaysMissed'>;

/**
 * Returns about a year of readings up to now, mornings and most evenings, deterministic for each day. Pressure
 * falls over the months as under a new medicine, mornings are a little higher, and some days are missed.
 */
export function demoReadings(
  { now, timeZone, seed }: DemoDay & { seed: number },
  { systolicMmHg, diastolicMmHg, shareOfDaysMissed }: Pressure,
): DemoReading[] {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const readings = yearUntil({ now, timeZone }).map((day) => {
    const on = ([from, to]: Trend) => from + (to - from) * day.progress;
    const isMissed = random() < shareOfDaysMissed;
    return [7, 20].map((hour) => {
      const minute = Math.floor(between(0, 60));
      const morning = hour < 12 ? 3 : 0;
      return {
        isMissed: isMissed || (hour > 12 && random() < 0.35),
        systolicMmHg: Math.round(on(systolicMmHg) + morning + between(-7, 7)),
        diastolicMmHg: Math.round(on(diastolicMmHg) + morning / 2 + between(-5, 5)),
        ...momentOf(day, 60 * hour + minute),
      };
    });
  });
  return readings
    .flat()
    .filter(({ isMissed, measuredAt }) => !isMissed && measuredAt <= now)
    .map(({ isMissed: _, ...reading }) => reading);
}
