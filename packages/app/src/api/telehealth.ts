import { useQueryClient } from '@tanstack/react-query';
import { api } from './client.ts';

/** Consultations of the signed-in person, newest first; one that has not ended carries the way back into its room. */
export function useConsultations() {
  // A call may have ended since the last page asked.
  return api.useQuery('get', '/consultations', {}, { staleTime: 0 });
}

/** The queue as a doctor sees it. */
export function useWaitingPatients() {
  return api.useQuery('get', '/PlatoPatientList');
}

/** The queue as the patient with this identity number may see it; nothing is asked while the number is unknown. */
export function useQueueStatus(nric: string | undefined) {
  return api.useQuery(
    'get',
    '/queuePlato',
    { params: { query: { nric: nric ?? '', json: 'true' } } },
    { enabled: nric !== undefined, refetchInterval: 15_000 },
  );
}

/** Gives up the patient's place in the queue. */
export function useLeaveQueue() {
  const cache = useQueryClient();
  return api.useMutation('delete', '/queue', {
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['get', '/queuePlato'] });
      await cache.invalidateQueries({ queryKey: ['get', '/consultations'] });
    },
  });
}
