import { knownPerson } from '../offline/known.ts';
import { api } from './client.ts';

/** The signed-in person's profile. */
export function useProfile() {
  return api.useQuery('get', '/me');
}

const notificationsEveryMs = 60_000;

/** Newest notifications of the signed-in person; asked for again every minute while the page is in view. */
export function useNotifications() {
  return api.useQuery('get', '/get-notifications', {}, { refetchInterval: notificationsEveryMs });
}

/** The person's IANA time zone: as last seen without a connection, the browser's until it was seen at all. */
export function useTimeZone(): string {
  const { data } = useProfile();
  return data?.timeZone ?? knownPerson()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The text of the Privacy screen. */
export function usePrivacyText() {
  return api.useQuery('get', '/privacy-center-text');
}
