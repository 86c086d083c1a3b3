import { useQuery } from '@tanstack/react-query';
import type { HealthTarget, HealthTargetPage, SugarGoal } from '@vitalane/contract';
import { useMemo } from 'react';
import { messageOf } from '../lib/errors.ts';
import { api } from './client.ts';

export const healthTargetsQuery = () => api.queryOptions('get', '/health_targets');

/** Returns the patient's health targets, computed or custom. */
export function useHealthTargets() {
  return useQuery(healthTargetsQuery());
}

/** Goal of a person for blood sugar, with the facts that decide which values are dangerous. */
export type PersonalSugarGoal = SugarGoal & { person?: HealthTargetPage['person'] };

const noTargets: readonly HealthTarget[] = [];

/** Returns the account's targets for the charts, and the reason when they could not be loaded. */
export function useTargets(): {
  targets: readonly HealthTarget[];
  /** `undefined` until loaded. */
  sugarGoal: PersonalSugarGoal | undefined;
  /** Whether blood pressure goals and bands are withheld, such as in pregnancy. */
  isWithheld: boolean;
  /** Facts that decide which readings are dangerous; `undefined` until loaded. */
  person: HealthTargetPage['person'] | undefined;
  targetsFailure: string | null;
  onRetryTargets: () => void;
} {
  const { data, error, refetch } = useHealthTargets();
  const sugarGoal = useMemo(() => data && { ...data.sugar, person: data.person }, [data]);
  return {
    targets: data?.items ?? noTargets,
    sugarGoal,
    isWithheld: typeof data?.withheld === 'string',
    person: data?.person,
    targetsFailure: error && !data ? messageOf(error) : null,
    onRetryTargets: () => void refetch(),
  };
}
