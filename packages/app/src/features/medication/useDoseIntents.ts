import type { NewMedicationIntake } from '@vitalane/contract';
import { toCivil } from '@vitalane/time';
import type {
  DoseEntry,
  DoseFormState,
  DoseTarget,
  NewDose,
  SavedDose,
} from '@vitalane/ui/screens/Medication';
import { useState } from 'react';
import { fieldsOf, messageOf } from '../../api/errors.ts';
import { notify } from '../../shell/notify.ts';
import { useAddIntake, useAnswerDose, useDeleteIntake } from './api.ts';
import { intakeToast, toSavedDose } from './medicines.ts';

/** Returns functions that take, skip and undo doses, and their state. */
export function useDoseIntents(timeZone: string) {
  const [busyDoseId, setBusyDoseId] = useState<string | null>(null);
  const [savedDose, setSavedDose] = useState<SavedDose | null>(null);
  const [target, setTarget] = useState<DoseTarget | null>(null);
  const { add, isPending, error, reset } = useAddIntake();
  const removal = useDeleteIntake();
  const { answer } = useAnswerDose();

  async function record(body: NewMedicationIntake): Promise<void> {
    try {
      setSavedDose(toSavedDose(await add({ ...body, timeZone })));
      setTarget(null);
    } catch (failure) {
      const [message] = Object.values(fieldsOf(failure));
      if (message === undefined) notify(intakeToast(failure));
      // An open form shows its field errors itself.
      else if (!target) notify({ type: 'warning', message: message });
    }
  }

  async function during(id: string, work: Promise<unknown>): Promise<void> {
    setBusyDoseId(id);
    await work.catch((failure) => notify({ type: 'error', message: messageOf(failure) }));
    setBusyDoseId(null);
  }

  const answerTo = (dose: DoseEntry, to: 'skipped' | 'snoozed' | 'open') => {
    const { id, medicationUuid, date, time } = dose;
    if (time !== null) void during(id, answer(medicationUuid, { date, time, answer: to }));
  };

  return {
    busyDoseId,
    savedDose,
    doseForm: formOf({ target, isPending, error }),
    onTakeDose: ({ id, medicationUuid: valueFrom, date, time }: DoseEntry) => {
      const now = toCivil(Date.now(), timeZone);
      void during(id, record({ valueFrom, ...now, ...dueOf(time ? { date, time } : null) }));
    },
    onSaveDose: (dose: NewDose) => {
      if (target) void record({ valueFrom: target.medicationUuid, ...dose, ...dueOf(target.due) });
    },
    onUndoDose: (intakeUuid: string) => {
      setSavedDose(null);
      void during(intakeUuid, removal.mutateAsync({ params: { path: { id: intakeUuid } } }));
    },
    onSkipDose: (dose: DoseEntry) => answerTo(dose, 'skipped'),
    onSnoozeDose: (dose: DoseEntry) => answerTo(dose, 'snoozed'),
    onReopenDose: (dose: DoseEntry) => answerTo(dose, 'open'),
    onOpenDoseForm: (chosen: DoseTarget) => {
      reset();
      setTarget(chosen);
    },
    onCloseDoseForm: () => setTarget(null),
    onHideSuccess: () => setSavedDose(null),
  };
}

function dueOf(due: DoseTarget['due']): Pick<NewMedicationIntake, 'dueDate' | 'dueTime'> {
  return due ? { dueDate: due.date, dueTime: due.time } : {};
}

function formOf({
  target,
  isPending,
  error,
}: {
  target: DoseTarget | null;
  isPending: boolean;
  error: unknown;
}): DoseFormState {
  if (!target) return { status: 'closed' };
  return { status: isPending ? 'saving' : 'open', target, errors: fieldsOf(error) };
}
