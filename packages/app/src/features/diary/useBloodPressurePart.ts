import { isSymptom } from '@vitalane/clinical';
import type { ReadingPerson } from '@vitalane/contract';
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
import { formatWithUnit, fromForm, fromWire, type Measure, toRequest } from '../../measures/index.ts';
import { averageOf, homeLimitsOf, toEntry } from '../../measures/pressureAverage.ts';
import {
  noPressureAdvice,
  pressureLimits,
  refusedAdviceOf,
  symptomsOf,
  urgentAdviceOf,
} from './pressureAdvice.ts';
import { checkOf, questionOf } from './readingCheck.ts';
import { useDiaryExport } from './useDiaryExport.ts';
import { type Editing, useEntryForm } from './useEntryForm.ts';
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
    () => readings.map((reading) => toEntry(reading, target, { isWithheld, person })),
    [readings, target, isWithheld, person],
  );
  const average = useMemo(() => averageOf(readings, target, isWithheld), [readings, target, isWithheld]);
  const { deletion, remove } = useRemoval();
  const onDeleteEntry = useCallback(
    (uuid: string) => {
      const stored = readings.find((reading) => reading.uuid === uuid);
      if (!stored) return;
      const measure = fromWire('bloodPressure', stored);
      remove({ uuid, measure, text: formatWithUnit(measure, {}) });
    },
    [readings, remove],
  );
  return {
    ...useBloodPressureForm({ timeZone, target, judging: { isWithheld, person }, editing }),
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
    onDeleteEntry,
  };
}

interface FormSettings {
  timeZone: string;
  target: BloodPressureTarget | null;
  judging: NonNullable<Parameters<typeof toEntry>[2]>;
  editing: Editing;
}

/** Returns the form's state (closed, saving, or open with the last refusal) and the dialog after success. */
function useBloodPressureForm({ timeZone, target, judging, editing }: FormSettings) {
  const form = useEntryForm<Measure<'bloodPressure'>>(editing, {
    questionOf: (measure) => questionOf(measure, {}, { person: judging.person }),
  });
  const { state, taken } = form;
  return {
    bloodPressureForm: toPressureForm(state, judging.person),
    savedEntry: taken && toEntry(unconfirmed(taken.measure), target, judging),
    savedAdvice: taken && urgentAdviceOf(toRequest(taken.measure).body, judging.person),
    isSavedHere: taken?.isQueued,
    onOpenForm: form.open,
    onCloseForm: form.close,
    onSaveBloodPressure: (typed: NewBloodPressure) =>
      form.save(fromForm('bloodPressure', typed, { units: {}, timeZone })),
    onRefuse: (typed: NewBloodPressure) =>
      form.refuse(fromForm('bloodPressure', typed, { units: {}, timeZone })),
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

function toPressureForm(state: PressureState, person: ReadingPerson | undefined): BloodPressureFormState {
  if (state.status === 'closed') return state;
  const { submitted, question, ...form } = state;
  const reading = submitted && toRequest(submitted).body;
  const symptoms = question && reading ? symptomsOf(reading, person) : undefined;
  return { ...form, ...(symptoms && { symptoms }), ...checkOf(question, urgentAdviceOf(reading, person)) };
}
