import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

export const healthTargetsQuery = () => api.queryOptions('get', '/health_targets');

/** The patient's health targets, each computed or of their own. */
export function useHealthTargets() {
  return useQuery(healthTargetsQuery());
}

/** Everything that is measured against a target is asked for anew. */
function useForgetMeasured() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries();
}

/** Sets a target of the patient's own. */
export function useSetHealthTarget() {
  return api.useMutation('patch', '/health_targets/{id}', { onSuccess: useForgetMeasured() });
}

/** Goes back to the computed target. */
export function useResetHealthTarget() {
  return api.useMutation('patch', '/health_targets/default/{id}', { onSuccess: useForgetMeasured() });
}
