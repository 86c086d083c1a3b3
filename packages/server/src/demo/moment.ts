import { toCivil, toInstant } from '../time/civilTime.ts';

/** The day on which the demo is filled. */
export interface DemoDay {
  now: Date;
  timeZone: string;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The moment so many days before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** The moment so many hours after another. */
export function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * hourMs);
}

/** A local time of day, HH:MM, so many days before today. */
export function dayAt({ now, timeZone }: DemoDay, daysAgo: number, time: string): Date {
  return toInstant(toCivil(daysBefore(now, daysAgo), timeZone).date, time, timeZone);
}
