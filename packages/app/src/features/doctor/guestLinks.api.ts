import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { useIdempotencyKeys } from '../../api/idempotency.ts';

const guestLinks = '/guest-links';

/** Returns the doctor's links that work now, newest first. */
export function useGuestLinks() {
  // A call with a guest may have begun or ended since.
  return api.useQuery('get', guestLinks, {}, { staleTime: 0 });
}

/** Makes a link that works for an hour. Asking again after a lost answer does not make a second one. */
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

/** Withdraws a link; a call on it ends. */
export function useDeleteGuestLink() {
  return api.useMutation('delete', `${guestLinks}/{id}`, { onSuccess: () => invalidate('guestLink') });
}
