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
  /** Called after the form is saved, while its page is open. */
  onSaved: () => Promise<void> | void;
  /** Id of the form being edited; absent for a new one. */
  formUuid?: string;
}

/** Asks to confirm typed results that look like an emergency or a typing error before a form is saved. */
export function useTypedCheck({ save, onSaved, formUuid }: TypedCheckOptions) {
  const { mutateAsync: check, isPending } = useCheckLabValues();
  const [pending, setPending] = useState<Pending>();

  async function onSave(form: NewHealthForm, removals: readonly Removal[]): Promise<void> {
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

  function confirm({ form, removals }: Pending): void {
    setPending(undefined);
    void saveAndGo(form, removals);
  }

  useConfirmAfterTimeout(pending, confirm);
  useConfirmOnLeave(pending, ({ form, removals }) => void save(form, removals));
  return {
    isChecking: isPending,
    onSave: (form: NewHealthForm, removals: readonly Removal[]) => void onSave(form, removals),
    onConfirmCheck: () => pending && confirm(pending),
    onChangeChecked: () => setPending(undefined),
    ...(pending && { check: { values: pending.values, call: EMERGENCY_CALL } }),
  };
}

function toChecked({ code, question, slip, reason, action }: LabValueCheck): CheckedValue {
  return { code, question, slip, advice: `${reason} ${action}` };
}
