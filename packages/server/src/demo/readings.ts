import { toCivil, toInstant } from '../time/civilTime.ts';
import { seededRandom } from './random.ts';

/** A reading of the demo patient. */
export interface DemoReading {
  systolicMmHg: number;
  diastolicMmHg: number;
  date: string;
  time: string;
  measuredAt: Date;
}

const days = 365;
const dayMs = 86_400_000;
const shareOfDaysMissed = 0.12;

/**
 * About a year of readings up to now, mornings and most evenings, the same for the same day: pressure comes down
 * over the months as it does under a new medicine, mornings are a little higher, and some days are missed.
 */
export function demoReadings(now: Date, timeZone: string, seed = 1): DemoReading[] {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const readings = Array.from({ length: days }, (_, index) => {
    const daysAgo = days - 1 - index;
    const { date } = toCivil(new Date(now.getTime() - daysAgo * dayMs), timeZone);
    const trend = 12 * (daysAgo / days);
    const isMissed = random() < shareOfDaysMissed;
    return [7, 20].map((hour) => {
      const minute = Math.floor(between(0, 60));
      const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      const morning = hour < 12 ? 3 : 0;
      return {
        isMissed: isMissed || (hour > 12 && random() < 0.35),
        systolicMmHg: Math.round(126 + trend + morning + between(-7, 7)),
        diastolicMmHg: Math.round(79 + trend / 2 + morning / 2 + between(-5, 5)),
        date,
        time,
        measuredAt: toInstant(date, time, timeZone),
      };
    });
  });
  return readings
    .flat()
    .filter(({ isMissed, measuredAt }) => !isMissed && measuredAt <= now)
    .map(({ isMissed: _, ...reading }) => reading);
}
