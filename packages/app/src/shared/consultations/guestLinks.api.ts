import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { useIdempotencyKeys } from '../../lib/idempotency.ts';
import { useCallChanges } from './useCallChanges.ts';

const guestLinks = '/guest-links';

/** Returns the doctor's valid links, newest first. */
export function useGuestLinks() {
  // A call with a guest may have started or ended since the last fetch.
  return api.useQuery('get', guestLinks, {}, { staleTime: 0 });
}

/** Returns where the guest in the doctor's room is; `null` when not said, `undefined` in a room without a guest's link. */
export function useGuestLocation(roomId: string) {
  const { data, refetch } = useGuestLinks();
  useCallChanges(refetch);
  return data?.items.find((link) => link.roomId === roomId)?.guestLocation;
}

/** Creates a link that is valid for an hour. A repeated request after a lost response creates it once. */
export function useAddGuestLink() {
  const keys = useIdempotencyKeys();
  const body = { validMinutes: 60 };
  const mutation = api.useMutation('post', guestLinks, {
    onSuccess: async () => {
      keys.settled(body);
      await invalidate('guestLink');
    },
  });
  const add = () => mutation.mutate({ body, params: { header: { 'Idempotency-Key': keys.keyFor(body) } } });
  return { ...mutation, add };
}

/** Withdraws a link and ends its call. */
export function useDeleteGuestLink() {
  return api.useMutation('delete', `${guestLinks}/{id}`, { onSuccess: () => invalidate('guestLink') });
}
