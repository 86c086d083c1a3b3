import { placeOf } from '@vitalane/time';

/** Names of a time zone in texts. */
export const namedZoneCopy = {
  /** Label of a time in the zone: “Time (Singapore time)” in Asia/Singapore. */
  labelled: (label: string, timeZone: string) => `${label} (${placeOf(timeZone)} time)`,
  times: (timeZone: string) => `Times in ${placeOf(timeZone)} time`,
  change: 'Change',
  changeZone: 'Change the time zone',
  mixed: 'Each entry has the time of the place where it was made.',
} as const;
