import type { Query } from '@tanstack/react-query';
import { queryClient } from './client.ts';

const everything = '/';

/** Paths calculated from readings: reports, the score, advice, alerts and notifications. */
const calculatedPaths = [
  '/report/',
  '/health-score',
  '/recommendations',
  '/health-alerts',
  '/get-notifications',
];

const diaryDays = ['/diary-histories/details', '/diary-histories/sugar/list-dates'];

/**
 * Paths that each change makes stale; a path with a trailing slash matches every path below it. The response of the
 * change itself is cached by its mutation.
 */
const staleAfter = {
  account: ['/accounts/search'],
  address: ['/addresses', '/addresses/'],
  clinicAlert: ['/clinic-alerts'],
  consultation: ['/consultations', '/consultations/{id}'],
  consultationNote: ['/consultations'],
  diagnosis: [everything],
  diaryEntryAdded: [...diaryDays, ...calculatedPaths],
  diaryEntryDeleted: ['/diary-histories/', ...calculatedPaths],
  // The document may be the prescription of an order.
  document: ['/documents', '/orders', '/orders/'],
  guestLink: ['/guest-links'],
  healthAlert: calculatedPaths,
  healthForm: [everything],
  healthRecord: [everything],
  medication: [
    '/users/medications',
    '/users/medications/check',
    // Reports name the warnings about medicines.
    '/report/',
    '/users/medications/doses',
    '/users/medications/adherence',
    '/diary-histories/medication',
    '/diary-histories/details',
    // A medicine covers the groups that it belongs to.
    '/health-record',
    // Advice about a low pressure names the medicine.
    '/health_targets',
  ],
  order: ['/orders', '/orders/'],
  ownPlace: ['/queue', '/consultations', '/get-notifications'],
  profile: ['/me'],
  recommendation: ['/recommendations'],
  reminderTest: ['/reminder-channels', '/get-notifications'],
  target: [everything],
  // Days, doses and entries are counted in it.
  timeZone: [everything],
  unit: [everything],
  videoConsent: ['/queue/consent', '/consultations'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Change that makes cached responses stale. */
export type Change = keyof typeof staleAfter;

/** Returns whether a change makes the response of a path stale. */
export function isStaleAfter(change: Change, path: unknown): boolean {
  return staleAfter[change].some((root) =>
    root.endsWith('/') ? String(path).startsWith(root) : path === root,
  );
}

/**
 * Refetches every response that a change makes stale. Cancels pending first responses: one from before the change
 * would otherwise stay in the cache.
 */
export async function invalidate(change: Change): Promise<void> {
  const isStale = ({ queryKey }: Query) => isStaleAfter(change, queryKey[1]);
  await queryClient.cancelQueries({
    predicate: (query) => isStale(query) && query.state.data === undefined,
  });
  await queryClient.invalidateQueries({ predicate: isStale });
}
