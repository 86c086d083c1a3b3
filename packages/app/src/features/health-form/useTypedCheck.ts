import { EMERGENCY_CALL } from '@vitalane/clinical';
import type { LabValueCheck } from '@vitalane/contract';
import type { CheckedValue, NewHealthForm, Removal } from '@vitalane/ui/screens/HealthForm';
import { useState } from 'react';
import { useConfirmAfterTimeout } from '../useConfirmAfterTimeout.ts';
import { useConfirmOnLeave } from '../useConfirmOnLeave.ts';
import { useCheckLabValues } from './api.ts';
import { toInput } from './healthForm.ts';

/** Saves a form. Resolves to whether it was saved. */
type Save = (form: NewHealthForm, removals: readonly Removal[]) => Promise<boolean>;

interface Pending {
  form: NewHealthForm;
  removals: readonly Removal[];
  values: readonly CheckedValue[];
}

interface TypedCheckOptions {
  save: Save;
  /** Clears the refusal of the previous submission. */
  forgetRefusal: () => void;
  /** Called after the form is saved, while its page is open. */
  onSaved: () => Promise<void> | void;
  /** Id of the form being edited; absent for a new one. */
  formUuid?: string;
}

/** Asks to confirm typed results that look like an emergency or a typing error before a form is saved. */
export function useTypedCheck({ save, forgetRefusal, onSaved, formUuid }: TypedCheckOptions) {
  const { mutateAsync: check, isPending } = useCheckLabValues();
  const [pending, setPending] = useState<Pending>();
  // A confirmed question stays with its advice until the server has answered.
  const [isConfirmed, setConfirmed] = useState(false);
  const unanswered = isConfirmed ? undefined : pending;

  async function onSave(form: NewHealthForm, removals: readonly Removal[]): Promise<void> {
    forgetRefusal();
    // Other values replace those of an open question, which must not be saved as well.
    setPending(undefined);
    const { dateOfLabTest } = form;
    const { values = [] } = toInput(form);
    // A failed check is ignored: saving reports the same failure.
    const found = dateOfLabTest
      ? await check({ body: { dateOfLabTest, values, ...(formUuid && { formUuid }) } }).catch(() => null)
      : null;
    if (found && found.items.length > 0) setPending({ form, removals, values: found.items.map(toChecked) });
    else await saveAndGo(form, removals);
  }

  async function saveAndGo(form: NewHealthForm, removals: readonly Removal[]): Promise<void> {
    if (await save(form, removals)) await onSaved();
  }

  async function confirm({ form, removals }: Pending): Promise<void> {
    setConfirmed(true);
    await saveAndGo(form, removals);
    setPending(undefined);
    setConfirmed(false);
  }

  useConfirmAfterTimeout(unanswered, (answered) => void confirm(answered));
  useConfirmOnLeave(unanswered, ({ form, removals }) => void save(form, removals));
  return {
    isChecking: isPending,
    onSave: (form: NewHealthForm, removals: readonly Removal[]) => void onSave(form, removals),
    onConfirmCheck: () => unanswered && void confirm(unanswered),
    onChangeChecked: () => setPending(undefined),
    ...(pending && { check: pending.values }),
  };
}

function toChecked({ code, question, slip, reason, action }: LabValueCheck): CheckedValue {
  return { code, question, slip, advice: { reason, action, call: EMERGENCY_CALL } };
}
