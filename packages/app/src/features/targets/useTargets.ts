import type { HealthTarget, SugarGoal } from '@vitalane/contract';
import { messageOf } from '../../api/errors.ts';
import { useHealthTargets } from './api.ts';

/** Returns the account's targets for the charts, and the reason when they could not be loaded. */
export function useTargets(): {
  targets: readonly HealthTarget[];
  /** `undefined` until loaded. */
  sugarGoal: SugarGoal | undefined;
  /** Whether blood pressure goals and bands are withheld, such as in pregnancy. */
  isWithheld: boolean;
  targetsFailure: string | null;
  onRetryTargets: () => void;
} {
  const { data, error, refetch } = useHealthTargets();
  return {
    targets: data?.items ?? [],
    sugarGoal: data?.sugar,
    isWithheld: typeof data?.withheld === 'string',
    targetsFailure: error && !data ? messageOf(error) : null,
    onRetryTargets: () => void refetch(),
  };
}
