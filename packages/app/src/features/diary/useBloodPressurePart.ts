import type { NewBloodPressure } from '@vitalane/contract';
import { mapRemote } from '@vitalane/ui';
import type { BloodPressureFormState, BloodPressureTarget } from '@vitalane/ui/screens/Diary';
import { useCallback, useMemo } from 'react';
import { toRemote } from '../../api/remote.ts';
import type { DiaryRequest } from '../../offline/diaryRequest.ts';
import { useTargets } from '../targets/useTargets.ts';
import { useBloodPressureHistory } from './api.ts';
import {
  averageOf,
  homeLimitsOf,
  newestAdvice,
  pressureLimits,
  toEntry,
  urgentAdviceOf,
} from './bloodPressure.ts';
import { pressureAsStored } from './pending.ts';
import { pressureAgain } from './restore.ts';
import { useDiaryExport } from './useDiaryExport.ts';
import { type Mending, useEntryForm } from './useEntryForm.ts';
import { useRemoval } from './useRemoval.ts';

/** Blood pressure in the diary: readings, average and limits, the form, and what the last try came to. */
export function useBloodPressurePart(timeZone: string, now: string, mending: Mending) {
  const history = useBloodPressureHistory();
  const { data } = history;
  const readings = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const { targets, ...targetsState } = useTargets();
  const target = useMemo(() => homeLimitsOf(targets), [targets]);
  const entries = useMemo(() => readings.map((reading) => toEntry(reading, target)), [readings, target]);
  const average = useMemo(() => averageOf(readings, target), [readings, target]);
  const { deletion, remove } = useRemoval();
  const onDeleteEntry = useCallback(
    (uuid: string) => {
      const stored = readings.find((reading) => reading.uuid === uuid);
      if (!stored) return;
      const { valueFrom, valueTo } = stored;
      remove({ uuid, request: pressureAgain(stored), text: `${valueFrom}/${valueTo} mmHg` });
    },
    [readings, remove],
  );
  return {
    ...useBloodPressureForm({ timeZone, target, mending }),
    ...useDiaryExport('bloodPressure', {}),
    ...targetsState,
    bloodPressure: mapRemote(toRemote(history), () => entries),
    average,
    target,
    limits: pressureLimits,
    urgentAdvice: newestAdvice(readings, now),
    hasOlderEntries: history.hasNextPage,
    isLoadingOlder: history.isFetchingNextPage,
    deletion,
    onRetry: () => void history.refetch(),
    onLoadOlder: () => void history.fetchNextPage(),
    onDeleteEntry,
  };
}

interface FormSettings {
  timeZone: string;
  target: BloodPressureTarget | null;
  mending: Mending;
}

/** The form's state: closed, open with what the server last refused, or saving; and the dialog after a success. */
function useBloodPressureForm({ timeZone, target, mending }: FormSettings) {
  const form = useEntryForm<PressureRequest>(mending);
  const { state, taken } = form;
  return {
    bloodPressureForm: toPressureForm(state),
    savedEntry: taken && toEntry(pressureAsStored(taken.request.body), target),
    savedAdvice: taken && urgentAdviceOf(taken.request.body),
    isSavedHere: taken?.isHere,
    onOpenForm: form.open,
    onCloseForm: form.close,
    onSaveBloodPressure: (reading: Omit<NewBloodPressure, 'timeZone'>) =>
      form.save({ kind: 'bloodPressure', body: { ...reading, timeZone } }),
    onHideSuccess: form.hideTaken,
  };
}

type PressureRequest = Extract<DiaryRequest, { kind: 'bloodPressure' }>;
type PressureState = ReturnType<typeof useEntryForm<PressureRequest>>['state'];

function toPressureForm(state: PressureState): BloodPressureFormState {
  if (state.status === 'closed') return state;
  const { handed, ...form } = state;
  return { ...form, advice: urgentAdviceOf(handed?.body) };
}
