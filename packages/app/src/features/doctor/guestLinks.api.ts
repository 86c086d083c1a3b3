import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { useIdempotencyKeys } from '../../api/idempotency.ts';

const guestLinks = '/guest-links';

/** The doctor's links that work now, newest first. */
export function useGuestLinks() {
  // A call with a guest may have begun or ended since.
  return api.useQuery('get', guestLinks, {}, { staleTime: 0 });
}

/** Asks again for the links. */
function useRenewLinks() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ['get', guestLinks] });
}

/** Makes a link that works for an hour. Asking again after a lost answer does not make a second one. */
export function useAddGuestLink() {
  const renew = useRenewLinks();
  const keys = useIdempotencyKeys();
  const body = { validMinutes: 60 };
  const mutation = api.useMutation('post', guestLinks, {
    onSuccess: async () => {
      keys.settled(body);
      await renew();
    },
  });
  const add = () => mutation.mutate({ body, params: { header: { 'Idempotency-Key': keys.keyFor(body) } } });
  return { ...mutation, add };
}

/** Withdraws a link; a call on it ends. */
export function useDeleteGuestLink() {
  return api.useMutation('delete', `${guestLinks}/{id}`, { onSuccess: useRenewLinks() });
}
