import { useQuery } from '@tanstack/react-query';
import { deviceTimeZone } from '@vitalane/time';
import { knownPerson } from '../offline/known.ts';
import { api } from './client.ts';

export const profileQuery = () => api.queryOptions('get', '/me');

/** Returns the signed-in person's profile. */
export function useProfile() {
  return useQuery(profileQuery());
}

const notificationsEveryMs = 60_000;

export const notificationsQuery = () => api.queryOptions('get', '/get-notifications', {});

/** Newest notifications of the signed-in person; fetched again every minute while the page is in view. */
export function useNotifications() {
  return useQuery({ ...notificationsQuery(), refetchInterval: notificationsEveryMs });
}

/** Returns the person's IANA time zone as last seen, the browser's until it was seen at all. */
export function knownTimeZone(): string {
  return knownPerson()?.timeZone ?? deviceTimeZone();
}

/** Returns the person's IANA time zone: as last seen without a connection. */
export function useTimeZone(): string {
  const { data } = useProfile();
  return data?.timeZone ?? knownTimeZone();
}

/** Returns the text of the Privacy screen. */
export function usePrivacyText() {
  return api.useQuery('get', '/privacy-center-text');
}
