import type { HealthTarget, SugarGoal } from '@vitalane/contract';
import { messageOf } from '../../api/errors.ts';
import { useHealthTargets } from './api.ts';

/** Returns the person's targets for the charts, and, where they could not be loaded, why. */
export function useTargets(): {
  targets: readonly HealthTarget[];
  /** Undefined until it is known. */
  sugarGoal: SugarGoal | undefined;
  /** Whether no goal or band of a blood pressure applies to the person, such as in pregnancy. */
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
