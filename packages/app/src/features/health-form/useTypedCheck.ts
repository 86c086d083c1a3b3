import { EMERGENCY_CALL } from '@vitalane/clinical';
import type { LabValueCheck } from '@vitalane/contract';
import type { FieldErrors } from '@vitalane/ui';
import type { CheckedValue, NewHealthForm, RefusedResults, Removal } from '@vitalane/ui/screens/HealthForm';
import { useState } from 'react';
import { fieldsOf, messageOf } from '../../lib/errors.ts';
import { useConfirmAfterTimeout } from '../../lib/useConfirmAfterTimeout.ts';
import { useConfirmOnLeave } from '../../lib/useConfirmOnLeave.ts';
import { useCheckLabValues } from './api.ts';
import { byCode, toCheck } from './healthForm.ts';

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
  const refusal = useCheckLabValues();
  /** Why the results could not be checked. Nothing is saved unchecked. */
  const [checkFailure, setFailure] = useState<{ message: string; errors: FieldErrors } | null>(null);
  const [unsaved, setUnsaved] = useState<readonly CheckedValue[]>([]);
  const [pending, setPending] = useState<Pending>();
  // A confirmed question stays with its advice until the server has answered.
  const [isConfirmed, setConfirmed] = useState(false);
  const unanswered = isConfirmed ? undefined : pending;

  /** Forgets the advice about the last form that was not saved, and ignores a check of it that is on its way. */
  function forgetUnsaved(): void {
    setFailure(null);
    refusal.reset();
    setUnsaved([]);
  }

  function onRefuse(results: RefusedResults): void {
    forgetUnsaved();
    if (results.values.length === 0) return;
    // A failed check is ignored: the next submission checks again.
    refusal.mutate(
      { body: toCheck(results, formUuid) },
      { onSuccess: ({ items }) => setUnsaved(items.map(toChecked)) },
    );
  }

  async function onSave(form: NewHealthForm, removals: readonly Removal[]): Promise<void> {
    forgetRefusal();
    // Other values replace those of an open question, which must not be saved as well.
    setPending(undefined);
    forgetUnsaved();
    const found = await check({ body: toCheck(form, formUuid) }).catch((error: unknown) =>
      adviseBeside(error, form),
    );
    if (!found) return;
    if (found.items.length > 0) setPending({ form, removals, values: found.items.map(toChecked) });
    else await saveAndGo(form, removals);
  }

  /** Reports why the results could not be checked, and still advises about those that the server can read. */
  function adviseBeside(error: unknown, { values = [], ...form }: NewHealthForm): void {
    const errors = byCode(fieldsOf(error), values);
    const readable = values.filter(({ code }) => !(code in errors));
    if (readable.length < values.length) onRefuse({ ...form, values: readable });
    setFailure({ message: messageOf(error), errors });
  }

  async function saveAndGo(form: NewHealthForm, removals: readonly Removal[]): Promise<boolean> {
    const isSaved = await save(form, removals);
    if (isSaved) await onSaved();
    return isSaved;
  }

  async function confirm({ form, removals, values }: Pending): Promise<void> {
    setConfirmed(true);
    if (!(await saveAndGo(form, removals))) setUnsaved(values);
    setPending(undefined);
    setConfirmed(false);
  }

  useConfirmAfterTimeout(unanswered, (answered) => void confirm(answered));
  useConfirmOnLeave(unanswered, ({ form, removals }) => void save(form, removals));
  return {
    isChecking: isPending,
    checkFailure,
    onSave: (form: NewHealthForm, removals: readonly Removal[]) => void onSave(form, removals),
    onRefuse,
    onConfirmCheck: () => unanswered && void confirm(unanswered),
    onChangeChecked: () => setPending(undefined),
    ...(pending && { check: pending.values }),
    ...(unsaved.length > 0 && { advice: unsaved.flatMap(({ advice }) => advice ?? []) }),
  };
}

function toChecked({ code, question, slip, reason, action }: LabValueCheck): CheckedValue {
  return { code, question, slip, advice: { reason, action, call: EMERGENCY_CALL } };
}
