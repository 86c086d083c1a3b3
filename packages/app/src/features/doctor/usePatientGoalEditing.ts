import type { PatientGoal } from '@vitalane/contract';
import type { GoalDecision, GoalEditing, GoalStep, RecordGoal } from '@vitalane/ui/screens/PatientRecord';
import { useState } from 'react';
import { storedEnd } from '../../api/ownUnit.ts';
import { fieldsOf, messageOf } from '../../lib/errors.ts';
import { usePatientGoals } from './patientGoals.api.ts';

/** Lets a doctor set and withdraw the goals of a patient, in the doctor's units. */
export function usePatientGoalEditing(patientUuid: string, goals: readonly PatientGoal[]) {
  const { setting, withdrawing, params } = usePatientGoals(patientUuid);
  const [pending, setPending] = useState<{ goal: RecordGoal; step: GoalStep } | null>(null);
  const saving = pending?.step === 'withdraw' ? withdrawing : setting;
  const { error, isPending } = saving;
  const refusal = error ? { errors: fieldsOf(error), message: messageOf(error) } : {};
  const goal: GoalEditing = pending
    ? { ...pending, status: isPending ? 'saving' : 'open', ...refusal }
    : { status: 'closed' };
  const close = { onSuccess: () => setPending(null) };
  return {
    goal,
    onGoal: (chosen: RecordGoal, step: GoalStep) => {
      setting.reset();
      withdrawing.reset();
      setPending({ goal: chosen, step });
    },
    onCancelGoal: () => setPending(null),
    onConfirmGoal: ({ reason, low, high }: GoalDecision) => {
      const code = goals.find((one) => one.code === pending?.goal.code)?.code;
      if (!pending || !code) return;
      if (pending.step === 'withdraw') {
        const body = { code, reason };
        withdrawing.mutate({ params: params(body), body }, close);
      } else {
        // Typed in the unit that the dialog shows, though another tab may have chosen another since.
        const stored = (value: number | null) => storedEnd({ code, value }, pending.goal.unit);
        const body = { code, low: stored(low), high: stored(high), reason };
        setting.mutate({ params: params(body), body }, close);
      }
    },
  };
}
