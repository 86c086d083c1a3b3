import { useQuery } from '@tanstack/react-query';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';

export const healthTargetsQuery = () => api.queryOptions('get', '/health_targets');

/** Returns the patient's health targets, each computed or of their own. */
export function useHealthTargets() {
  return useQuery(healthTargetsQuery());
}

/** Sets a target of the patient's own. */
export function useSetHealthTarget() {
  return api.useMutation('patch', '/health_targets/{id}', { onSuccess: () => invalidate('target') });
}

/** Goes back to the computed target. */
export function useResetHealthTarget() {
  return api.useMutation('patch', '/health_targets/default/{id}', { onSuccess: () => invalidate('target') });
}
