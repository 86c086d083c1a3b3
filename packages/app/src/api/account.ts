import { useQuery } from '@tanstack/react-query';
import { deviceTimeZone } from '@vitalane/time';
import { api } from './client.ts';
import { knownPerson } from './known.ts';

export const profileQuery = () => api.queryOptions('get', '/me');

/** Returns the profile of the signed-in account. */
export function useProfile() {
  return useQuery(profileQuery());
}

const notificationsEveryMs = 60_000;

export const notificationsQuery = () => api.queryOptions('get', '/get-notifications', {});

/** Returns the newest notifications of the account. Refetches every minute while the page is visible. */
export function useNotifications() {
  return useQuery({ ...notificationsQuery(), refetchInterval: notificationsEveryMs });
}

/** Returns the account's last stored IANA time zone, or the browser's when none is stored. */
export function knownTimeZone(): string {
  return knownPerson()?.timeZone ?? deviceTimeZone();
}

/** Returns the account's IANA time zone, or the last stored one while offline. */
export function useTimeZone(): string {
  const { data } = useProfile();
  return data?.timeZone ?? knownTimeZone();
}

/** Returns the text of the Privacy screen. */
export function usePrivacyText() {
  return api.useQuery('get', '/privacy-center-text');
}
