import {
  connectMedicationStepper,
  type MedicationStepperView,
  medicationStepperMachine,
} from '@vitalane/flows/medication-stepper';
import { failed, loading, type Remote, ready } from '@vitalane/ui';
import { type FoundMedicine, MedicationStepperScreen } from '@vitalane/ui/screens/MedicationStepper';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { actors } from './pharmacy.ts';
import { failures, notices, problems } from './texts.ts';

const timeZone = 'Europe/Zurich';
/** Formats a day as YYYY-MM-DD. */
const day = new Intl.DateTimeFormat('en-CA', { timeZone });

const machine = medicationStepperMachine.provide({
  actors,
  actions: { keepDraftOnDisk: () => undefined, clearDraftOnDisk: () => undefined },
});

/** Adds a medicine for a resident. Flow and screen are Vitalane's; texts and navigation are those of this product. */
export function MedicinePage({ goTo }: { goTo: (hash: string, notice?: string) => void }) {
  const actor = useActorRef(machine, { input: {} });
  const view = connectMedicationStepper(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );
  useEffect(() => {
    const listening = actor.on('navigate', ({ notice }) => goTo('#residents', notice && notices[notice]));
    return () => listening.unsubscribe();
  }, [actor, goTo]);
  return (
    <MedicationStepperScreen
      {...view}
      form={view.status === 'loading' ? loading : ready('ready')}
      choices={choicesIn(view)}
      found={foundIn(view)}
      warnings={ready([])}
      problems={{ ...view.refused, ...ownWords(view) }}
      isSaving={view.status === 'saving'}
      message={view.failure ? (view.failure.message ?? failures[view.failure.code]) : undefined}
      timeZone={timeZone}
      today={day.format()}
      reminderDays={{ kind: 'free' }}
      onSelectMedicine={(id) => {
        const drug = view.results.find(({ medicationUuid }) => medicationUuid === id);
        if (drug) view.onSelect(drug);
      }}
      onGoToStep={view.onGoTo}
      onRetryCheck={() => undefined}
      onRetryChoices={view.onRetryLookups}
    />
  );
}

function choicesIn({ lookups, isLookupsFailed }: MedicationStepperView) {
  if (lookups) return ready(lookups);
  return isLookupsFailed ? failed(failures.offline) : loading;
}

function foundIn({ searchStatus, results }: MedicationStepperView): Remote<readonly FoundMedicine[]> {
  if (searchStatus === 'searching') return loading;
  if (searchStatus === 'failed') return failed(failures.offline);
  return ready(results.map(({ medicationUuid: id, name, brand }) => ({ id, name, brand })));
}

const ownWords = (view: MedicationStepperView) =>
  Object.fromEntries(Object.entries(view.problems).map(([field, code]) => [field, problems[code]]));
