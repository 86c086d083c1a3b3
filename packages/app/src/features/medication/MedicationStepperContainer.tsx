import { isMedicineGroup, MEDICINE_GROUPS } from '@vitalane/clinical';
import type { MedicationToCheck } from '@vitalane/contract';
import {
  connectMedicationStepper,
  type MedicationStepperView,
  toPayload,
} from '@vitalane/flows/medication-stepper';
import { failed, loading, mapRemote, type Remote, ready } from '@vitalane/ui';
import { failureMessages, medicationProblemMessages, medicationStepperMessages } from '@vitalane/ui/messages';
import { type FoundMedicine, MedicationStepperScreen } from '@vitalane/ui/screens/MedicationStepper';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useTimeZone } from '../../api/account.ts';
import { useToday } from '../../api/useToday.ts';
import { toRemote } from '../../lib/remote.ts';
import { useFlow } from '../../lib/useFlow.ts';
import { useMedicineCheck } from '../../shared/medicines/api.ts';
import { draftStore } from './draftStore.ts';
import { reminderDaysOf, withProposal } from './reminderDays.ts';
import { createLiveStepper } from './stepper.ts';

/**
 * Routes `/MedicationStepper` and `/MedicationStepper/{uuid}`. Each medicine mounts its own form; `?group=statin` begins
 * with the medicines of a group.
 */
export function MedicationStepperContainer() {
  const { uuid = null } = useParams();
  const group = useSearchParams()[0].get('group') ?? '';
  const query = uuid === null && isMedicineGroup(group) ? MEDICINE_GROUPS[group].name : '';
  return <StepperForm key={uuid} uuid={uuid} query={query} />;
}

function StepperForm({ uuid, query }: { uuid: string | null; query: string }) {
  const timeZone = useTimeZone();
  const [machine] = useState(() => createLiveStepper(timeZone));
  const input = () => ({ uuid, saved: draftStore.load(uuid), query });
  const { view } = useFlow(machine, input, connectMedicationStepper, medicationStepperMessages);
  const check = useMedicineCheck(toCheck(view, uuid));
  return (
    <MedicationStepperScreen
      form={formOf(view)}
      isEdit={view.isEdit}
      step={view.step}
      draft={view.draft}
      choices={choicesOf(view)}
      query={view.query}
      found={foundOf(view)}
      warnings={toCheck(view, uuid) ? mapRemote(toRemote(check), ({ warnings }) => warnings) : ready([])}
      problems={problemsOf(view)}
      wrongSteps={view.wrongSteps}
      isSaving={view.status === 'saving'}
      message={messageOf(view)}
      isAskingToLeave={view.isAskingToLeave}
      timeZone={timeZone}
      today={useToday()}
      reminderDays={reminderDaysOf(view.draft)}
      onChange={(change) => view.onChange(withProposal(change, view.draft))}
      onSearch={view.onSearch}
      onSelectMedicine={(id) => {
        const drug = view.results.find(({ medicationUuid }) => medicationUuid === id);
        if (drug) view.onSelect(drug);
      }}
      onNext={view.onNext}
      onBack={view.onBack}
      onGoToStep={view.onGoTo}
      onSave={view.onSave}
      onRetryCheck={() => void check.refetch()}
      onRetryLoad={view.onRetryLoad}
      onRetryChoices={view.onRetryLookups}
      onLeave={view.onLeave}
      onConfirmLeave={view.onConfirmLeave}
      onCancelLeave={view.onCancelLeave}
    />
  );
}

const messageOf = ({ failure }: MedicationStepperView) =>
  failure ? (failure.message ?? medicationStepperMessages[failure.code]) : undefined;

/** Returns the errors by field: refusals of the server and validation errors. */
function problemsOf({ problems, refused }: MedicationStepperView): Readonly<Record<string, string>> {
  const own = Object.entries(problems).map(([field, code]) => [field, medicationProblemMessages[code]]);
  return { ...refused, ...Object.fromEntries(own) };
}

function formOf(view: MedicationStepperView): Remote<'ready'> {
  if (view.status === 'loading') return loading;
  return view.status === 'loadFailed'
    ? failed(messageOf(view) ?? medicationStepperMessages['load-failed'])
    : ready('ready');
}

function choicesOf({ lookups, isLookupsFailed }: MedicationStepperView) {
  if (lookups) return ready(lookups);
  return isLookupsFailed ? failed(failureMessages['internal-error']) : loading;
}

function foundOf({ searchStatus, results }: MedicationStepperView): Remote<readonly FoundMedicine[]> {
  if (searchStatus === 'searching') return loading;
  if (searchStatus === 'failed') return failed(failureMessages['internal-error']);
  return ready(results.map(({ medicationUuid: id, name, brand }) => ({ id, name, brand })));
}

/** Returns the medicine as entered so far; `null` while it is being searched. */
function toCheck(
  { step, draft, status }: MedicationStepperView,
  uuid: string | null,
): MedicationToCheck | null {
  if (step === 'search' || status === 'loading' || draft.name.trim() === '') return null;
  const { name, route, unit, medicationUuid, dose, frequency, repeat } = toPayload(draft);
  const daily = dose > 0 && frequency && { dose, frequency, repeat };
  return { uuid, name, route, unit, medicationUuid, ...daily };
}
