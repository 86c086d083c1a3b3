import type { NewAddress } from '@vitalane/contract';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { useIdempotencyKeys } from '../../lib/idempotency.ts';

const addresses = '/addresses';
const pageSize = 200;
const minSearchLength = 2;

/** Returns the patient's addresses, newest first. */
export function useAddresses() {
  return api.useQuery('get', addresses, { params: { query: { limit: pageSize } } });
}

/** Returns one of the patient's addresses. */
export function useAddress(id: string) {
  return api.useQuery('get', `${addresses}/{id}`, { params: { path: { id } } });
}

/** Searches addresses by postal code or street; sends no request below two characters. */
export function useAddressSearch(text: string) {
  const s = text.trim();
  const isEnabled = s.length >= minSearchLength;
  return {
    ...api.useQuery('get', '/address-search', { params: { query: { s } } }, { enabled: isEnabled }),
    isEnabled,
  };
}

/** Adds an address. A repeated request after a lost response adds it once. */
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

/** Changes one of the patient's addresses, or makes it the default. */
export function useUpdateAddress() {
  return api.useMutation('patch', `${addresses}/{id}`, { onSuccess: () => invalidate('address') });
}

/** Deletes one of the patient's addresses. */
export function useDeleteAddress() {
  return api.useMutation('delete', `${addresses}/{id}`, { onSuccess: () => invalidate('address') });
}
