import { placeOf } from '@vitalane/time';

/** Texts about the time zone of the account. */
export const timeZoneMessages = {
  offline: 'You are offline. Please try again once you are connected.',
} as const;

/** Returns the confirmation of a changed IANA time zone. */
export const zoneUsedText = (timeZone: string): string =>
  `Your days and reminders are now counted in ${placeOf(timeZone)} time.`;
