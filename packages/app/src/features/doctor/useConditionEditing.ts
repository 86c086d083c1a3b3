import { CONDITIONS } from '@vitalane/clinical';
import type {
  ConditionEditing,
  ConditionStatement,
  RecordCondition,
} from '@vitalane/ui/screens/PatientRecord';
import { useState } from 'react';
import { messageOf } from '../../lib/errors.ts';
import { useStateCondition } from './patientConditions.api.ts';

const conditionOptions = Object.entries(CONDITIONS).map(([value, { name }]) => ({ value, label: name }));

/** Lets a doctor add and correct conditions of a patient. */
export function useConditionEditing(patientUuid: string) {
  const { add, reset, error, isPending } = useStateCondition(patientUuid);
  const [pending, setPending] = useState<{ condition: RecordCondition | null } | null>(null);
  const condition: ConditionEditing = pending
    ? { ...pending, status: isPending ? 'saving' : 'open', ...(error && { message: messageOf(error) }) }
    : { status: 'closed' };
  return {
    condition,
    conditionOptions,
    onCondition: (chosen: RecordCondition | null) => {
      reset();
      setPending({ condition: chosen });
    },
    onCancelCondition: () => setPending(null),
    onConfirmCondition: ({ text, ...statement }: ConditionStatement) =>
      add({ ...statement, confirmed: true, ...(text !== null && { text }) }, () => setPending(null)),
  };
}
