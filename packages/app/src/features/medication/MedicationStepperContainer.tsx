import type { MedicationToCheck } from '@vitalane/contract';
import { connectMedicationStepper, type MedicationStepperView, toPayload } from '@vitalane/flows';
import { failed, loading, mapRemote, type Remote, ready } from '@vitalane/ui';
import { type FoundMedicine, MedicationStepperScreen } from '@vitalane/ui/screens/MedicationStepper';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTimeZone } from '../../api/account.ts';
import { toRemote } from '../../api/remote.ts';
import { useFlowEffects } from '../../shell/effects.ts';
import { useMedicineCheck } from './api.ts';
import { draftStore } from './draftStore.ts';
import { reminderDaysOf, withProposal } from './reminderDays.ts';
import { createLiveStepper } from './stepper.ts';

/** Routes `/MedicationStepper` and `/MedicationStepper/{uuid}`: another medicine is another form. */
export function MedicationStepperContainer() {
  const { uuid = null } = useParams();
  return <StepperForm key={uuid} uuid={uuid} />;
}

function StepperForm({ uuid }: { uuid: string | null }) {
  const timeZone = useTimeZone();
  const [machine] = useState(() => createLiveStepper(timeZone));
  const [input] = useState(() => ({ uuid, saved: draftStore.load(uuid) }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);
  const view = useMemo(() => connectMedicationStepper(snapshot, actor.send), [snapshot, actor]);
  useFlowEffects(actor);
  const check = useMedicineCheck(toCheck(view, uuid));
  return (
    <MedicationStepperScreen
      form={formOf(view)}
      isEdit={view.isEdit}
      step={view.step}
      draft={view.draft}
      choices={choicesOf(view)}
      found={foundOf(view)}
      warnings={toCheck(view, uuid) ? mapRemote(toRemote(check), ({ warnings }) => warnings) : ready([])}
      problems={view.problems}
      wrongSteps={view.wrongSteps}
      isSaving={view.status === 'saving'}
      message={view.message ?? undefined}
      isAskingToLeave={view.isAskingToLeave}
      timeZone={timeZone}
      reminderDays={reminderDaysOf(view.draft.frequency)}
      onChange={(change) => view.change(withProposal(change, view.draft))}
      onSearch={view.search}
      onSelectMedicine={(id) => {
        const drug = view.results.find(({ medicationUuid }) => medicationUuid === id);
        if (drug) view.select(drug);
      }}
      onNext={view.next}
      onBack={view.back}
      onGoToStep={view.goTo}
      onSave={view.save}
      onRetryCheck={() => void check.refetch()}
      onRetryLoad={view.retryLoad}
      onRetryChoices={view.retryLookups}
      onLeave={view.leave}
      onConfirmLeave={view.confirmLeave}
      onCancelLeave={view.cancelLeave}
    />
  );
}

function formOf({ status, message }: MedicationStepperView): Remote<'ready'> {
  if (status === 'loading') return loading;
  return status === 'loadFailed' ? failed(message ?? 'Something Went Wrong') : ready('ready');
}

function choicesOf({ lookups, isLookupsFailed }: MedicationStepperView) {
  if (lookups) return ready(lookups);
  return isLookupsFailed ? failed('Something Went Wrong') : loading;
}

function foundOf({ searchStatus, results }: MedicationStepperView): Remote<readonly FoundMedicine[]> {
  if (searchStatus === 'searching') return loading;
  if (searchStatus === 'failed') return failed('Something Went Wrong');
  return ready(results.map(({ medicationUuid: id, name, brand }) => ({ id, name, brand })));
}

/** The medicine as far as it is filled in; null while it is still searched for. */
function toCheck(
  { step, draft, status }: MedicationStepperView,
  uuid: string | null,
): MedicationToCheck | null {
  if (step === 'search' || status === 'loading' || draft.name.trim() === '') return null;
  const { name, route, unit, medicationUuid, dose, frequency } = toPayload(draft);
  return { uuid, name, route, unit, medicationUuid, ...(dose > 0 && frequency && { dose, frequency }) };
}
