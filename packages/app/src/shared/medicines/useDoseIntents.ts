import type { NewMedicationIntake } from '@vitalane/contract';
import { toCivil } from '@vitalane/time';
import type {
  DoseConflict,
  DoseEntry,
  DoseFormState,
  DoseTarget,
  NewDose,
  SavedDose,
} from '@vitalane/ui/screens/Medication';
import { useState } from 'react';
import { codeOf, fieldsOf, messageOf } from '../../lib/errors.ts';
import { notify } from '../../lib/notify.ts';
import { useAddIntake, useAnswerDose, useDeleteIntake } from './api.ts';
import { answerOf, doseQuestionOf, dueOf, intakeToast, toSavedDose } from './medicines.ts';

/** An intake to record, of a dose or extra. */
interface Attempt {
  name: string;
  body: NewMedicationIntake;
  doseId: string | null;
}

/** An intake that the server asks about before it is recorded, and those that follow it. */
interface AskedDose {
  attempt: Attempt;
  text: string;
  rest: readonly Attempt[];
}

/** A dose that another device has changed, and what the person wants all the same. */
interface ChangedDose extends Omit<DoseConflict, 'isPending'> {
  confirm: () => Promise<void>;
  /** Intakes that follow, whatever the answer is. */
  rest: readonly Attempt[];
}

/**
 * Returns functions that take, skip and undo doses, and their state. `reload` fetches the doses after one has changed
 * on another device.
 */
export function useDoseIntents(timeZone: string, reload: () => Promise<readonly DoseEntry[]>) {
  const [busyDoseId, setBusyDoseId] = useState<string | null>(null);
  const [savedDose, setSavedDose] = useState<SavedDose | null>(null);
  const [target, setTarget] = useState<DoseTarget | null>(null);
  const [asked, setAsked] = useState<AskedDose | null>(null);
  const [changed, setChanged] = useState<ChangedDose | null>(null);
  const { add, isPending, error, reset } = useAddIntake();
  const removal = useDeleteIntake();
  const { answer } = useAnswerDose();

  /** Records intakes one after the other, until one is refused or asked about. */
  async function record([attempt, ...rest]: readonly Attempt[]): Promise<void> {
    if (!attempt) return;
    setBusyDoseId(attempt.doseId);
    try {
      setSavedDose(toSavedDose(await add({ ...attempt.body, timeZone })));
      setTarget(null);
      setAsked(null);
    } catch (failure) {
      setBusyDoseId(null);
      return await refuse(failure, attempt, rest);
    }
    setBusyDoseId(null);
    await record(rest);
  }

  async function refuse(failure: unknown, attempt: Attempt, rest: readonly Attempt[]): Promise<void> {
    const text = doseQuestionOf(failure);
    setAsked(text === null ? null : { attempt, text, rest });
    if (text !== null) return;
    if (codeOf(failure) === 'dose_changed') return await askAgain(failure, attempt, rest);
    const [message] = Object.values(fieldsOf(failure));
    if (message === undefined) notify(intakeToast(failure));
    // An open form shows its field errors itself.
    else if (!target) notify({ type: 'warning', message: message });
  }

  async function askAgain(failure: unknown, attempt: Attempt, rest: readonly Attempt[]): Promise<void> {
    const dose = await currentDose(attempt.doseId);
    if (!dose) {
      notify({ type: 'warning', message: messageOf(failure) });
      return await record(rest);
    }
    const confirm = () => record([{ ...attempt, body: { ...attempt.body, ...dueOf(dose) } }, ...rest]);
    if (dose.status === 'open') await confirm();
    else setChanged({ dose, wanted: 'take', confirm, rest });
  }

  /** Returns a dose as it is on the server now. An open form then offers the doses that are still open. */
  async function currentDose(id: string | null): Promise<DoseEntry | undefined> {
    const doses = await reload();
    const isOpenOf = (dose: DoseEntry, { medicationUuid }: DoseTarget) =>
      dose.status === 'open' && dose.medicationUuid === medicationUuid;
    setTarget((form) => form && { ...form, doses: doses.filter((dose) => isOpenOf(dose, form)) });
    return doses.find((dose) => dose.id === id);
  }

  async function during(id: string, work: Promise<unknown>): Promise<void> {
    setBusyDoseId(id);
    await work.catch((failure) => notify({ type: 'error', message: messageOf(failure) }));
    setBusyDoseId(null);
  }

  async function skip(dose: DoseEntry): Promise<void> {
    try {
      await answer(dose.medicationUuid, answerOf(dose, 'skipped'));
    } catch (failure) {
      if (codeOf(failure) !== 'dose_changed') throw failure;
      const now = await currentDose(dose.id);
      if (!now) throw failure;
      if (now.status === 'open') await skip(now);
      if (now.intake)
        setChanged({
          dose: now,
          wanted: 'skip',
          confirm: () => skipTaken(now, now.intake?.uuid ?? ''),
          rest: [],
        });
    }
  }

  /** Deleting the intake is one more change of the dose. */
  async function skipTaken(dose: DoseEntry, intakeUuid: string): Promise<void> {
    await removal.mutateAsync({ params: { path: { id: intakeUuid } } });
    await skip({ ...dose, version: dose.version + 1 });
  }

  const attemptOf = (dose: DoseEntry): Attempt => {
    const { id, name, medicationUuid: valueFrom } = dose;
    const now = toCivil(Date.now(), timeZone);
    return { name, doseId: id, body: { valueFrom, ...now, ...dueOf(dose) } };
  };

  return {
    busyDoseId,
    savedDose,
    doseForm: formOf({ target, isPending, error }),
    doseQuestion: asked && { name: asked.attempt.name, text: asked.text, isPending },
    doseConflict: changed && { ...changed, isPending: busyDoseId !== null },
    onConfirmDose: () => {
      if (!asked) return;
      const { attempt, rest } = asked;
      void record([{ ...attempt, body: { ...attempt.body, isConfirmed: true } }, ...rest]);
    },
    onDeclineDose: () => {
      setAsked(null);
      if (asked) void record(asked.rest);
    },
    onConfirmConflict: () => {
      setChanged(null);
      if (changed) void during(changed.dose.id, changed.confirm());
    },
    onDismissConflict: () => {
      setChanged(null);
      if (changed) void record(changed.rest);
    },
    onTakeDose: (dose: DoseEntry) => void record([attemptOf(dose)]),
    onTakeDoses: (doses: readonly DoseEntry[]) => void record(doses.map(attemptOf)),
    onSaveDose: ({ doseId, ...when }: NewDose) => {
      if (!target) return;
      const dose = target.doses.find(({ id }) => id === doseId);
      // Without a list of doses to choose from, the server finds the nearest.
      const belongsTo = dose ? dueOf(dose) : target.isOpenQuestion ? { isExtra: true } : {};
      const body = { valueFrom: target.medicationUuid, ...when, ...belongsTo };
      void record([{ name: target.name, doseId, body }]);
    },
    onUndoDose: (intakeUuid: string) => {
      setSavedDose(null);
      void during(intakeUuid, removal.mutateAsync({ params: { path: { id: intakeUuid } } }));
    },
    onSkipDose: (dose: DoseEntry) => void during(dose.id, skip(dose)),
    onSnoozeDose: (dose: DoseEntry) =>
      void during(dose.id, answer(dose.medicationUuid, answerOf(dose, 'snoozed'))),
    onReopenDose: (dose: DoseEntry) =>
      void during(dose.id, answer(dose.medicationUuid, answerOf(dose, 'open'))),
    onOpenDoseForm: (chosen: DoseTarget) => {
      reset();
      setTarget(chosen);
    },
    onCloseDoseForm: () => setTarget(null),
    onHideSuccess: () => setSavedDose(null),
  };
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
