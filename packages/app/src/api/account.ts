import { api } from './client.ts';

/** The signed-in person's profile. */
export function useProfile() {
  return api.useQuery('get', '/me');
}

/** Newest notifications of the signed-in person. */
export function useNotifications() {
  return api.useQuery('get', '/get-notifications');
}

/** The person's IANA time zone; the browser's until the profile has come. */
export function useTimeZone(): string {
  return useProfile().data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
