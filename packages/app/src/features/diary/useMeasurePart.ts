import type { MeasureFormState, MeasureKind, MeasurePartProps } from '@vitalane/ui/screens/Diary';
import { useCallback, useMemo, useState } from 'react';
import { joinRemote, toRemote } from '../../api/remote.ts';
import { type OwnUnits, useUnitsOfMeasurement } from '../../api/units.ts';
import { useToday } from '../../shell/useToday.ts';
import { useTargets } from '../targets/useTargets.ts';
import { type DeletableKind, entriesIn, useHistory } from './api.ts';
import { toSettings } from './measureSettings.ts';
import { figureOf, fromForm, fromWire, type Measure, toMeasureEntry } from './measures/index.ts';
import { checkOf, questionOf } from './readingCheck.ts';
import { useDiaryExport } from './useDiaryExport.ts';
import { type Editing, useEntryForm } from './useEntryForm.ts';
import { useOwnUnits } from './useOwnUnits.ts';
import { usePeriod } from './usePeriod.ts';
import { useRemoval } from './useRemoval.ts';

const noUnits: OwnUnits = {};

/** Returns one measure of the diary: its entries, the form, and what the last try came to. */
export function useMeasurePart(kind: MeasureKind, timeZone: string, editing: Editing): MeasurePartProps {
  const entries = useHistory(kind);
  const all = useMemo(
    () => entriesIn(entries.data).map((stored) => fromWire(kind, stored)),
    [entries.data, kind],
  );
  const known = useOwnUnits();
  const form = useEntryForm<Measure<MeasureKind>>(editing, {
    questionOf: (measure) => questionOf(measure, known ?? noUnits, all),
  });
  // A figure keeps the unit it is typed in, whatever is chosen meanwhile. Nobody types before it is known.
  const [typedIn, setTypedIn] = useState<OwnUnits | null>(null);
  const isOpen = form.state.status !== 'closed' && known !== null;
  if (isOpen === (typedIn === null)) setTypedIn(isOpen ? known : null);
  const units = typedIn ?? known ?? noUnits;
  const { targets, sugarGoal, ...targetsState } = useTargets();
  const unitsQuery = useUnitsOfMeasurement();
  const { deletion, remove } = useRemoval();
  const { taken } = form;

  const shown = useMemo(
    () => all.map((measure) => toMeasureEntry(measure, units, sugarGoal)),
    [all, units, sugarGoal],
  );
  const onDelete = useCallback(
    (uuid: string) => {
      const measure = all.find((entry) => entry.uuid === uuid);
      if (measure && isDeletable(measure)) remove({ uuid, measure, text: figureOf(measure, units) });
    },
    [all, units, remove],
  );

  return {
    measure: toSettings(kind, { units, targets, sugarGoal }),
    entries: joinRemote(toRemote(entries), toRemote(unitsQuery), () => shown),
    ...usePeriod(kind, entries, useToday()),
    form: isOpen ? formOf(form.state, units) : { status: 'closed' },
    saved: taken && toMeasureEntry(taken.measure, units, sugarGoal),
    isSavedHere: taken?.isHere,
    deletion,
    ...useDiaryExport(kind, units),
    // Nothing but weight is drawn with a target that has to be asked for.
    ...targetsState,
    targetsFailure: kind === 'weight' ? targetsState.targetsFailure : null,
    canDelete: kind !== 'height',
    onRetry: () => void Promise.all([entries.refetch(), unitsQuery.refetch()]),
    onOpenForm: form.open,
    onCloseForm: form.close,
    onSave: (typed) => form.save(fromForm(kind, typed, { units, timeZone })),
    onConfirmCheck: form.confirm,
    onChangeChecked: form.change,
    onHideSuccess: form.hideTaken,
    onDelete,
  };
}

/** Heights stay. */
function isDeletable(measure: Measure): measure is Measure<DeletableKind> {
  return measure.kind !== 'height';
}

type State = ReturnType<typeof useEntryForm<Measure<MeasureKind>>>['state'];

function formOf(state: State, units: OwnUnits): MeasureFormState {
  if (state.status === 'closed') return state;
  const { status, typed, errors, message, handed, question } = state;
  // What cannot wait is said at once, whether or not the entry is saved.
  const advice = handed && toMeasureEntry(handed, units).advice;
  return { status, typed, message, errors: byField(errors), advice, ...checkOf(question) };
}

const formNames: Readonly<Record<string, string>> = {
  valueFrom: 'value',
  height: 'value',
  context: 'choice',
  intensity: 'choice',
};

/** Returns the server's names of the fields, as the form has them. */
function byField(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [formNames[name] ?? name, message]),
  );
}
