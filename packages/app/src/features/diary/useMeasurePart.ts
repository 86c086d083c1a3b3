import { isVitalSign } from '@vitalane/clinical';
import type {
  MeasureEntry,
  MeasureFormState,
  MeasureKind,
  MeasurePartProps,
  NewMeasure,
} from '@vitalane/ui/screens/Diary';
import { useCallback, useMemo, useState } from 'react';
import { useTargets } from '../../api/targets.ts';
import { useUnitsOfMeasurement } from '../../api/units.ts';
import { useToday } from '../../api/useToday.ts';
import { entriesIn } from '../../lib/paged.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { useHistory } from '../../measures/api.ts';
import {
  type ChangeableKind,
  fromForm,
  fromWire,
  type Measure,
  type StoredMeasure,
  toMeasureEntry,
} from '../../measures/index.ts';
import type { OwnUnits } from '../../session/person.ts';
import { useHasAlert } from '../../shared/alerts/alertView.ts';
import { type Editing, typedOf } from './editing.ts';
import { knownBeside } from './known.ts';
import { toSettings } from './measureSettings.ts';
import { checkOf, questionsOf } from './readingCheck.ts';
import { useDiaryExport } from './useDiaryExport.ts';
import { savedChangeOf, useEntryForm } from './useEntryForm.ts';
import { useOwnUnits } from './useOwnUnits.ts';
import { usePeriod } from './usePeriod.ts';
import { useRemoval } from './useRemoval.ts';
import { weightAdviceOf } from './weightAdvice.ts';

const noUnits: OwnUnits = {};

/** Returns the diary part of one measure: entries, form and last result. */
export function useMeasurePart(kind: MeasureKind, timeZone: string, editing: Editing): MeasurePartProps {
  const entries = useHistory(kind);
  const all = useMemo(
    () => entriesIn(entries.data).map((stored) => fromWire(kind, stored)),
    [entries.data, kind],
  );
  const known = useOwnUnits();
  const { targets, sugarGoal, person, targetsFailure, onRetryTargets } = useTargets();
  const form = useEntryForm<Measure<MeasureKind>>(editing, {
    questionsOf: (measure) =>
      questionsOf(measure, known ?? noUnits, { known: knownBeside(editing.edited, kind, all), person }),
  });
  // A value keeps the unit of its input when the chosen unit changes. Input starts only after the units are loaded.
  const [typedIn, setTypedIn] = useState<OwnUnits | null>(null);
  const isOpen = form.state.status !== 'closed' && known !== null;
  if (isOpen === (typedIn === null)) setTypedIn(isOpen ? known : null);
  const units = typedIn ?? known ?? noUnits;
  const unitsQuery = useUnitsOfMeasurement();
  const { deletion, remove } = useRemoval();
  const { taken } = form;
  const keepsWater = person?.keepsWater ?? false;
  const toEntry = useCallback(
    (measure: Measure<MeasureKind>, known: readonly Measure[]): MeasureEntry => {
      const advice = weightAdviceOf(measure, known, keepsWater);
      return { ...toMeasureEntry(measure, units, sugarGoal), ...(advice && { advice }) };
    },
    [units, sugarGoal, keepsWater],
  );
  const hasAlert = useHasAlert(kind);
  const shown = useMemo(
    // Only the newest entry shows its advice.
    () =>
      all.map((measure, index) =>
        index === 0
          ? withUntoldAdvice(toEntry(measure, all), { kind, hasAlert })
          : toMeasureEntry(measure, units, sugarGoal),
      ),
    [all, units, sugarGoal, toEntry, kind, hasAlert],
  );
  const { edit } = editing;
  const withEntry = useCallback(
    (uuid: string, act: (entry: StoredMeasure<ChangeableKind>) => void) => {
      const entry = all.find((one) => one.uuid === uuid);
      if (entry && isChangeable(entry)) act(entry);
    },
    [all],
  );
  const onEdit = useCallback((uuid: string) => withEntry(uuid, edit), [withEntry, edit]);
  const onDelete = useCallback(
    (uuid: string) => withEntry(uuid, (entry) => remove(entry, units)),
    [withEntry, remove, units],
  );
  const read = (typed: NewMeasure) =>
    fromForm(kind, typed, { units, timeZone, before: editing.edited?.before });

  return {
    measure: toSettings(kind, { units, targets, sugarGoal }),
    entries: joinRemote(toRemote(entries), toRemote(unitsQuery), () => shown),
    ...usePeriod(kind, entries, useToday()),
    form: isOpen
      ? {
          ...formOf(form.state, (typed) => toEntry(typed, knownBeside(editing.edited, kind, all))),
          ...(editing.edited && { typed: typedOf(editing.edited, units) }),
        }
      : { status: 'closed' },
    saved: taken && toEntry(taken.measure, knownBeside(taken.edited, kind, all)),
    savedChange: taken && savedChangeOf(taken, units, form.hideTaken),
    isSavedHere: taken?.isQueued,
    deletion,
    ...useDiaryExport(kind, units),
    // Only weight is drawn with a target that has to be loaded.
    targetsFailure: kind === 'weight' ? targetsFailure : null,
    onRetryTargets,
    canChange: kind !== 'height',
    onRetry: () => void Promise.all([entries.refetch(), unitsQuery.refetch()]),
    onOpenForm: form.open,
    onCloseForm: form.close,
    onSave: (typed) => form.save(read(typed)),
    onRefuse: (typed) => form.refuse(read(typed)),
    onConfirmCheck: form.confirm,
    onChangeChecked: form.change,
    onHideSuccess: form.hideTaken,
    onEdit,
    onDelete,
  };
}

/**
 * Removes advice that an alert tells. Advice with a call opened one, which knows the symptoms and stays until it is
 * closed; a vital sign opens none.
 */
function withUntoldAdvice(
  { advice, ...entry }: MeasureEntry,
  { kind, hasAlert }: { kind: MeasureKind; hasAlert: boolean },
): MeasureEntry {
  const isTold = hasAlert || (advice?.call && !isVitalSign(kind));
  return !advice || isTold ? entry : { ...entry, advice };
}

/** Heights can neither be changed nor deleted. */
function isChangeable(entry: StoredMeasure): entry is StoredMeasure<ChangeableKind> {
  return entry.kind !== 'height';
}

type State = ReturnType<typeof useEntryForm<Measure<MeasureKind>>>['state'];

function formOf(state: State, toEntry: (measure: Measure<MeasureKind>) => MeasureEntry): MeasureFormState {
  if (state.status === 'closed') return state;
  const { status, errors, message, submitted, questions } = state;
  // Urgent advice is shown at once, whether or not the entry is saved.
  const advice = submitted && toEntry(submitted).advice;
  return { status, message, errors: byField(errors), ...checkOf(questions, advice) };
}

const formNames: Readonly<Record<string, string>> = {
  valueFrom: 'value',
  height: 'value',
  context: 'choice',
  intensity: 'choice',
};

/** Maps the server's field names to those of the form. */
function byField(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [formNames[name] ?? name, message]),
  );
}
