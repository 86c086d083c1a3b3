import type { NewAddress } from '@vitalane/contract';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { useIdempotencyKeys } from '../../api/idempotency.ts';

const addresses = '/addresses';
const pageSize = 200;
const leastSearchLength = 2;

/** Returns the patient's addresses, newest first. */
export function useAddresses() {
  return api.useQuery('get', addresses, { params: { query: { limit: pageSize } } });
}

/** Returns one of the patient's addresses. */
export function useAddress(id: string) {
  return api.useQuery('get', `${addresses}/{id}`, { params: { path: { id } } });
}

/** Addresses that match a postal code or a street; nothing is asked before two characters have been typed. */
export function useAddressSearch(text: string) {
  const s = text.trim();
  const isEnabled = s.length >= leastSearchLength;
  return {
    ...api.useQuery('get', '/address-search', { params: { query: { s } } }, { enabled: isEnabled }),
    isEnabled,
  };
}

/** Adds an address. Sending the same one again after a lost answer does not add it twice. */
export function useAddAddress() {
  const keys = useIdempotencyKeys();
  const mutation = api.useMutation('post', addresses, {
    onSuccess: async (_address, { body }) => {
      keys.settled(body);
      await invalidate('address');
    },
  });
  const add = (body: NewAddress) =>
    mutation.mutateAsync({ body, params: { header: { 'Idempotency-Key': keys.keyFor(body) } } });
  return { ...mutation, add };
}

/** Changes an address of the patient's own, or makes it the default. */
export function useUpdateAddress() {
  return api.useMutation('patch', `${addresses}/{id}`, { onSuccess: () => invalidate('address') });
}

/** Deletes an address of the patient's own. */
export function useDeleteAddress() {
  return api.useMutation('delete', `${addresses}/{id}`, { onSuccess: () => invalidate('address') });
}
