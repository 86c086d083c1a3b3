import { isSymptom } from '@vitalane/clinical';
import type { BloodPressure, ReadingPerson } from '@vitalane/contract';
import { toDate } from '@vitalane/time';
import { mapRemote } from '@vitalane/ui';
import type {
  BloodPressureFormState,
  BloodPressureTarget,
  NewBloodPressure,
} from '@vitalane/ui/screens/Diary';
import { useCallback, useMemo } from 'react';
import { useTargets } from '../../api/targets.ts';
import { entriesIn } from '../../lib/paged.ts';
import { toRemote } from '../../lib/remote.ts';
import { useHistory } from '../../measures/api.ts';
import { fromForm, fromWire, type Measure, type StoredMeasure, toRequest } from '../../measures/index.ts';
import { averageOf, homeLimitsOf, toEntry } from '../../measures/pressureAverage.ts';
import { type EditedEntry, type Editing, typedOf } from './editing.ts';
import { knownBeside } from './known.ts';
import {
  noPressureAdvice,
  pressureLimits,
  refusedAdviceOf,
  symptomsOf,
  urgentAdviceOf,
} from './pressureAdvice.ts';
import { type Judging, toReading } from './pressureReading.ts';
import { checkOf, questionsOf } from './readingCheck.ts';
import { useDiaryExport } from './useDiaryExport.ts';
import { savedChangeOf, useEntryForm } from './useEntryForm.ts';
import { usePeriod } from './usePeriod.ts';
import { useRemoval } from './useRemoval.ts';

/** Returns the blood-pressure part of the diary: readings, average, limits, form and last result. */
export function useBloodPressurePart(timeZone: string, now: string, editing: Editing) {
  const history = useHistory('bloodPressure');
  const { data } = history;
  const readings = useMemo(() => entriesIn(data), [data]);
  const { targets, isWithheld, person, targetsFailure, onRetryTargets } = useTargets();
  const target = useMemo(() => homeLimitsOf(targets), [targets]);
  const entries = useMemo(
    () => readings.map((reading) => toReading(reading, target, { isWithheld, person })),
    [readings, target, isWithheld, person],
  );
  const average = useMemo(() => averageOf(readings, target, isWithheld), [readings, target, isWithheld]);
  const { deletion, remove } = useRemoval();
  const { edit } = editing;
  const withEntry = useCallback(
    (uuid: string, act: (entry: StoredMeasure<'bloodPressure'>) => void) => {
      const stored = readings.find((reading) => reading.uuid === uuid);
      if (stored) act(fromWire('bloodPressure', stored));
    },
    [readings],
  );
  const onEditEntry = useCallback((uuid: string) => withEntry(uuid, edit), [withEntry, edit]);
  const onDeleteEntry = useCallback(
    (uuid: string) => withEntry(uuid, (entry) => remove(entry, {})),
    [withEntry, remove],
  );
  return {
    ...useBloodPressureForm({ timeZone, target, judging: { isWithheld, person }, editing, readings }),
    ...useDiaryExport('bloodPressure', {}),
    targetsFailure,
    onRetryTargets,
    bloodPressure: mapRemote(toRemote(history), () => entries),
    average,
    target,
    limits: pressureLimits,
    noNumberAdvice: noPressureAdvice,
    refusedAdviceOf,
    ...usePeriod('bloodPressure', history, toDate(now, timeZone)),
    deletion,
    onRetry: () => void history.refetch(),
    onEditEntry,
    onDeleteEntry,
  };
}

interface FormSettings {
  timeZone: string;
  target: BloodPressureTarget | null;
  judging: Judging;
  editing: Editing;
  readings: readonly BloodPressure[];
}

/** Returns the form's state (closed, saving, or open with the last refusal) and the dialog after success. */
function useBloodPressureForm({ timeZone, target, judging, editing, readings }: FormSettings) {
  const form = useEntryForm<Measure<'bloodPressure'>>(editing, {
    questionsOf: (measure) =>
      questionsOf(
        measure,
        {},
        {
          known: knownBeside(
            editing.edited,
            'bloodPressure',
            readings.map((reading) => fromWire('bloodPressure', reading)),
          ),
          person: judging.person,
        },
      ),
  });
  const { state, taken } = form;
  const read = (typed: NewBloodPressure) =>
    fromForm('bloodPressure', typed, { units: {}, timeZone, before: editing.edited?.before });
  return {
    bloodPressureForm: toPressureForm(state, editing.edited, judging.person),
    savedEntry: taken && toEntry(unconfirmed(taken.measure), target, judging),
    savedAdvice: taken && urgentAdviceOf(toRequest(taken.measure).body, judging.person),
    savedChange: taken && savedChangeOf(taken, {}, form.hideTaken),
    isSavedHere: taken?.isQueued,
    onOpenForm: form.open,
    onCloseForm: form.close,
    onSaveBloodPressure: (typed: NewBloodPressure) => form.save(read(typed)),
    onRefuse: (typed: NewBloodPressure) => form.refuse(read(typed)),
    onConfirmCheck: form.confirm,
    onChangeChecked: form.change,
    onChooseSymptoms: (codes: readonly string[]) => {
      const submitted = state.status === 'closed' ? undefined : state.submitted;
      if (submitted) form.amend({ ...submitted, symptoms: codes.filter(isSymptom) });
    },
    onHideSuccess: form.hideTaken,
  };
}

type PressureState = ReturnType<typeof useEntryForm<Measure<'bloodPressure'>>>['state'];

/** Returns an unconfirmed reading in the format of the screens. */
function unconfirmed(measure: Measure<'bloodPressure'>) {
  const { date, time } = measure;
  return {
    ...toRequest(measure).body,
    uuid: 'saved',
    timeZone: measure.timeZone,
    measuredAt: `${date}T${time}Z`,
  };
}

function toPressureForm(
  state: PressureState,
  edited: EditedEntry | null,
  person: ReadingPerson | undefined,
): BloodPressureFormState {
  if (state.status === 'closed') return state;
  const { submitted, questions, ...form } = state;
  const reading = submitted && toRequest(submitted).body;
  const symptoms = questions && reading ? symptomsOf(reading, person) : undefined;
  return {
    ...form,
    ...(edited && { typed: typedOf(edited, {}) }),
    ...(symptoms && { symptoms }),
    ...checkOf(questions, urgentAdviceOf(reading, person)),
  };
}
