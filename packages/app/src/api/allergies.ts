import { useQueryClient } from '@tanstack/react-query';
import { useProfile } from './account.ts';
import { api } from './client.ts';

/** Writes what the patient is allergic to into their profile; the medicines' warnings follow from it. */
export function useChangeAllergies() {
  const cache = useQueryClient();
  const id = useProfile().data?.uuid;
  const mutation = api.useMutation('post', '/users/{id}', {
    onSuccess: () =>
      cache.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[1] === '/me' || queryKey[1] === '/users/medications',
      }),
  });
  const change = (names: readonly string[]) => {
    if (!id) return;
    const body = { isDrugAllergies: names.length > 0, drugAllergies: names.join(', ') };
    mutation.mutate({ params: { path: { id } }, body });
  };
  return { ...mutation, change };
}
