import type { PatientGoal } from '@vitalane/contract';
import type { GoalDecision, GoalEditing, GoalStep, RecordGoal } from '@vitalane/ui/screens/PatientRecord';
import { useState } from 'react';
import { fieldsOf, messageOf } from '../../api/errors.ts';
import { usePatientGoals } from './patientGoals.api.ts';

/** Lets a doctor set and withdraw the goals of a patient. */
export function usePatientGoalEditing(patientUuid: string, goals: readonly PatientGoal[]) {
  const { setting, withdrawing, params } = usePatientGoals(patientUuid);
  const [asked, setAsked] = useState<{ goal: RecordGoal; step: GoalStep } | null>(null);
  const saving = asked?.step === 'withdraw' ? withdrawing : setting;
  const { error, isPending } = saving;
  const refusal = error ? { errors: fieldsOf(error), message: messageOf(error) } : {};
  const goal: GoalEditing = asked
    ? { ...asked, status: isPending ? 'saving' : 'open', ...refusal }
    : { status: 'closed' };
  const close = { onSuccess: () => setAsked(null) };
  return {
    goal,
    onGoal: (chosen: RecordGoal, step: GoalStep) => {
      setting.reset();
      withdrawing.reset();
      setAsked({ goal: chosen, step });
    },
    onCancelGoal: () => setAsked(null),
    onConfirmGoal: ({ reason, ...ends }: GoalDecision) => {
      const code = goals.find((one) => one.code === asked?.goal.code)?.code;
      if (!asked || !code) return;
      if (asked.step === 'withdraw') {
        const body = { code, reason };
        withdrawing.mutate({ params: params(body), body }, close);
      } else {
        const body = { code, ...ends, reason };
        setting.mutate({ params: params(body), body }, close);
      }
    },
  };
}
