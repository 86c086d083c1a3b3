import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';

/** Sets a custom target. */
export function useSetHealthTarget() {
  return api.useMutation('patch', '/health_targets/{id}', { onSuccess: () => invalidate('target') });
}

/** Resets a target to the computed one. */
export function useResetHealthTarget() {
  return api.useMutation('patch', '/health_targets/default/{id}', { onSuccess: () => invalidate('target') });
}
