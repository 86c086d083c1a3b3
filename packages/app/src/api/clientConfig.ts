import { api } from './client.ts';

/** What this installation offers; it changes with a restart of the server, not while somebody uses it. */
export function useClientConfig() {
  return api.useQuery('get', '/client-config', {}, { staleTime: Number.POSITIVE_INFINITY });
}
