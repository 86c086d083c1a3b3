import type { HealthTarget, SugarGoal } from '@vitalane/contract';
import { messageOf } from '../../api/errors.ts';
import { useHealthTargets } from './api.ts';

/** The person's targets for the charts, and, where they could not be had, why. */
export function useTargets(): {
  targets: readonly HealthTarget[];
  /** Undefined until it is known. */
  sugarGoal: SugarGoal | undefined;
  targetsFailure: string | null;
  onRetryTargets: () => void;
} {
  const { data, error, refetch } = useHealthTargets();
  return {
    targets: data?.items ?? [],
    sugarGoal: data?.sugar,
    targetsFailure: error && !data ? messageOf(error) : null,
    onRetryTargets: () => void refetch(),
  };
}
