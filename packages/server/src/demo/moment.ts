import { addMs, dayMs, hourMs, toCivil, toInstant } from '@vitalane/time';

/** Day on which the demo data are created. */
export interface DemoDay {
  now: Date;
  timeZone: string;
}

/** Returns the moment a number of days before another. */
export function daysBefore(now: Date, days: number): Date {
  return addMs(now, -days * dayMs);
}

/** Returns the moment a number of hours after another. */
export function hoursAfter(moment: Date, hours: number): Date {
  return addMs(moment, hours * hourMs);
}

/** Returns a local time of day, HH:MM, a number of days before today. */
export function dayAt({ now, timeZone }: DemoDay, daysAgo: number, time: string): Date {
  return toInstant(toCivil(daysBefore(now, daysAgo), timeZone).date, time, timeZone);
}
