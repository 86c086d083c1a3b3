import { addMs, dayMs, type Instant } from './instant.ts';
import { isTimeZone, wallClockMs } from './zone.ts';

/** Days ahead at which clocks are compared: now, within the next weeks, and in the other half of the year. */
const comparedDays = [0, 30, 180];

/**
 * Returns whether the clocks of two IANA zones differ now, in 30 days or in 180 days. Zones with the same clock, such
 * as Asia/Singapore and Asia/Kuala_Lumpur, do not differ; neither does a name that is no zone.
 */
export function clocksDiffer(one: string, other: string, now: Instant): boolean {
  if (one === other || !isTimeZone(one) || !isTimeZone(other)) return false;
  return comparedDays.some((days) => {
    const at = addMs(now, days * dayMs);
    return wallClockMs(at, one) !== wallClockMs(at, other);
  });
}

/** Cities by the name in their zone, where it is not today's name. Browsers still report the old zones. */
const presentNames: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  'Ho Chi Minh': 'Ho Chi Minh City',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

const fixedOffset = /^Etc\/GMT([+-])(\d{1,2})$/;

/** Returns the place that an IANA zone is named after: “Berlin” for Europe/Berlin, “GMT+8” for Etc/GMT-8. */
export function placeOf(timeZone: string): string {
  const [, sign, hours] = fixedOffset.exec(timeZone) ?? [];
  // These names count hours west of Greenwich.
  if (hours) return `GMT${sign === '+' ? '-' : '+'}${hours}`;
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return presentNames[place] ?? place;
}
