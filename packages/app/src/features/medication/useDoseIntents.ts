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
import { doseQuestionOf, intakeToast, toSavedDose } from './medicines.ts';

/** A dose that the server asks about before it is recorded. */
interface AskedDose {
  name: string;
  text: string;
  body: NewMedicationIntake;
}

/** Returns functions that take, skip and undo doses, and their state. */
export function useDoseIntents(timeZone: string) {
  const [busyDoseId, setBusyDoseId] = useState<string | null>(null);
  const [savedDose, setSavedDose] = useState<SavedDose | null>(null);
  const [target, setTarget] = useState<DoseTarget | null>(null);
  const [asked, setAsked] = useState<AskedDose | null>(null);
  const { add, isPending, error, reset } = useAddIntake();
  const removal = useDeleteIntake();
  const { answer } = useAnswerDose();

  async function record(name: string, body: NewMedicationIntake): Promise<void> {
    try {
      setSavedDose(toSavedDose(await add({ ...body, timeZone })));
      setTarget(null);
      setAsked(null);
    } catch (failure) {
      const text = doseQuestionOf(failure);
      setAsked(text === null ? null : { name, text, body });
      if (text !== null) return;
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
    doseQuestion: asked && { name: asked.name, text: asked.text, isPending },
    onConfirmDose: () => {
      if (asked) void record(asked.name, { ...asked.body, isConfirmed: true });
    },
    onDeclineDose: () => setAsked(null),
    onTakeDose: ({ id, name, medicationUuid: valueFrom, date, time }: DoseEntry) => {
      const now = toCivil(Date.now(), timeZone);
      void during(id, record(name, { valueFrom, ...now, ...dueOf(time ? { date, time } : null) }));
    },
    onSaveDose: (dose: NewDose) => {
      if (!target) return;
      const { name, medicationUuid: valueFrom, due } = target;
      void record(name, { valueFrom, ...dose, ...dueOf(due) });
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
  return {
    status: isPending ? 'saving' : 'open',
    target,
    errors: doseQuestionOf(error) === null ? fieldsOf(error) : {},
  };
}
