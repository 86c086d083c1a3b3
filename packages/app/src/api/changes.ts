import type { Query } from '@tanstack/react-query';
import { queryClient } from './client.ts';

const everything = '/';

/** What rests on measurements: reports, the score, advice, alerts, and what the bell says of them. */
const workedOut = ['/report/', '/health-score', '/recommendations', '/health-alerts', '/get-notifications'];

const diaryDays = ['/diary-histories/details', '/diary-histories/sugar/list-dates'];

/**
 * What each change makes stale, as paths of calls; one that ends with a slash stands for every call below it. The answer to a
 * change itself is put into the cache where the change is made.
 */
const staleAfter = {
  account: ['/accounts/search'],
  address: ['/addresses', '/addresses/'],
  clinicAlert: ['/clinic-alerts'],
  consultation: ['/consultations', '/consultations/{id}'],
  consultationNote: ['/consultations'],
  diagnosis: [everything],
  diaryEntryAdded: [...diaryDays, ...workedOut],
  diaryEntryDeleted: ['/diary-histories/', ...workedOut],
  document: ['/documents'],
  guestLink: ['/guest-links'],
  healthAlert: workedOut,
  healthForm: [everything],
  healthRecord: [everything],
  medication: [
    '/users/medications',
    '/users/medications/doses',
    '/diary-histories/medication',
    '/diary-histories/details',
  ],
  order: ['/orders', '/orders/'],
  ownPlace: ['/queue', '/consultations', '/get-notifications'],
  profile: ['/me'],
  recommendation: ['/recommendations'],
  reminderTest: ['/reminder-channels', '/get-notifications'],
  target: [everything],
  unit: [everything],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A change that makes answers stale. */
export type Change = keyof typeof staleAfter;

/** Returns whether a change makes the answer of a call stale. */
export function isStaleAfter(change: Change, path: unknown): boolean {
  return staleAfter[change].some((root) =>
    root.endsWith('/') ? String(path).startsWith(root) : path === root,
  );
}

/**
 * Fetches everything again that a change makes stale. A first answer that is still pending is cancelled: it may
 * be from before the change, and the cache would keep it.
 */
export async function invalidate(change: Change): Promise<void> {
  const isStale = ({ queryKey }: Query) => isStaleAfter(change, queryKey[1]);
  await queryClient.cancelQueries({
    predicate: (query) => isStale(query) && query.state.data === undefined,
  });
  await queryClient.invalidateQueries({ predicate: isStale });
}
