import { isSymptom, isVitalSign, type MeasureKind } from '@vitalane/clinical';
import { toDate } from '@vitalane/time';
import { mapRemote } from '@vitalane/ui';
import type { MeasureProps, NewReading, ReadingEntry, ReadingFormState } from '@vitalane/ui/screens/Diary';
import { useCallback, useMemo, useState } from 'react';
import { useTargets } from '../../api/targets.ts';
import { useUnitsOfMeasurement } from '../../api/units.ts';
import { entriesIn } from '../../lib/paged.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { fieldNamed, fromWire } from '../../measures/codec.ts';
import { type Judge, toReadingEntry } from '../../measures/entry.ts';
import { fromForm } from '../../measures/form.ts';
import { averageOf } from '../../measures/pressureAverage.ts';
import {
  type ChangeableKind,
  isChangeable,
  isChangeableKind,
  isOfKind,
  type Reading,
  type StoredReading,
} from '../../measures/reading.ts';
import { isEntry, outbox } from '../../outbox/outbox.ts';
import type { OwnUnits } from '../../session/person.ts';
import { useHasAlert } from '../../shared/alerts/alertView.ts';
import { useHistory } from './api.ts';
import { type EditedEntry, type Editing, typedOf } from './editing.ts';
import { feltSymptoms } from './feltSymptoms.ts';
import { knownBeside } from './known.ts';
import { toSettings } from './measureSettings.ts';
import { checkOf, questionsOf } from './readingCheck.ts';
import { useDiaryExport } from './useDiaryExport.ts';
import { savedChangeOf, useEntryForm } from './useEntryForm.ts';
import { useJudge } from './useJudge.ts';
import { noUnits, useOwnUnits } from './useOwnUnits.ts';
import { usePeriod } from './usePeriod.ts';
import { useRemoval } from './useRemoval.ts';
import { weightAdviceOf } from './weightAdvice.ts';

interface Clock {
  timeZone: string;
  /** ISO 8601 in UTC. */
  now: string;
}

/** Returns the diary part of one measure: readings, form and last result. */
export function useMeasurePart(kind: MeasureKind, { timeZone, now }: Clock, editing: Editing): MeasureProps {
  const history = useHistory(kind);
  const all = useMemo(
    () => entriesIn(history.data).map((stored): StoredReading => fromWire(kind, stored)),
    [history.data, kind],
  );
  const unitsQuery = useUnitsOfMeasurement();
  const ownUnits = useOwnUnits();
  const { targets, targetsFailure, onRetryTargets } = useTargets();
  const knownTo = (edited: EditedEntry | null) =>
    knownBeside(edited, kind, all, outbox.entries().filter(isEntry));
  const known = () => knownTo(editing.edited);
  const form = useEntryForm(editing, {
    questionsOf: (reading) =>
      questionsOf(reading, ownUnits ?? noUnits, { known: known(), person: judge.person }),
  });
  const isOpen = form.state.status !== 'closed' && ownUnits !== null;
  const units = useUnitsOfInput(isOpen, ownUnits);
  const judge = useJudge(units);
  const measure = useMemo(() => toSettings(kind, { targets, ...judge }), [kind, targets, judge]);
  const { entries, average } = useShownReadings(kind, all, judge);
  const { taken } = form;
  const read = (typed: NewReading) =>
    fromForm(kind, typed, { units, timeZone, before: editing.edited?.before });
  return {
    measure,
    entries: ownUnits
      ? mapRemote(toRemote(history), () => entries)
      : joinRemote(toRemote(history), toRemote(unitsQuery), () => entries),
    ...(kind === 'bloodPressure' && { average }),
    ...usePeriod(kind, history, toDate(now, timeZone)),
    form: isOpen
      ? {
          ...formOf(form.state, { kind, known, judge }),
          ...(editing.edited && { typed: typedOf(editing.edited, units) }),
        }
      : { status: 'closed' },
    saved: taken && withWeightAdvice(taken.reading, knownTo(taken.edited), judge),
    savedChange: taken && savedChangeOf(taken, units, form.hideTaken),
    isSavedHere: taken?.isQueued ?? false,
    canChange: isChangeableKind(kind),
    ...useEntryActions(all, editing, units),
    ...useDiaryExport(kind, units),
    // Only these are drawn with a target that has to be loaded.
    targetsFailure: kind === 'weight' || kind === 'bloodPressure' ? targetsFailure : null,
    onRetryTargets,
    onRetry: () => void Promise.all([history.refetch(), unitsQuery.refetch()]),
    onOpenForm: form.open,
    onCloseForm: form.close,
    onSave: (typed) => form.save(read(typed)),
    onRefuse: (typed) => form.refuse(read(typed)),
    onConfirmCheck: form.confirm,
    onChangeChecked: form.change,
    onChooseSymptoms: (codes) => form.amend({ symptoms: codes.filter(isSymptom) }),
    onHideSuccess: form.hideTaken,
  };
}

/** Returns stored readings in the format of the screens, and the average of blood pressures. */
function useShownReadings(
  kind: MeasureKind,
  all: readonly StoredReading[],
  judge: ReturnType<typeof useJudge>,
) {
  const hasAlert = useHasAlert(kind);
  const entries = useMemo(
    // Only the newest entry shows its advice.
    () =>
      all.map((reading, index) =>
        index === 0
          ? withUntoldAdvice(withWeightAdvice(reading, all, judge), { kind, hasAlert })
          : toReadingEntry(reading, judge),
      ),
    [all, judge, kind, hasAlert],
  );
  const average = useMemo(() => {
    const pressures = all.filter((reading) => isOfKind(reading, 'bloodPressure'));
    return averageOf(pressures, judge.pressureLimits, judge.isWithheld);
  }, [all, judge]);
  return { entries, average };
}

/** Returns the units of a form. A value keeps the unit of its input when the chosen unit changes. */
function useUnitsOfInput(isOpen: boolean, ownUnits: OwnUnits | null): OwnUnits {
  const [typedIn, setTypedIn] = useState<OwnUnits | null>(null);
  // Input starts only after the units are loaded.
  if (isOpen === (typedIn === null)) setTypedIn(isOpen ? ownUnits : null);
  return typedIn ?? ownUnits ?? noUnits;
}

/** Returns what the rows of the list do. The functions are stable, because the rows are memoised. */
function useEntryActions(all: readonly StoredReading[], { edit }: Editing, units: OwnUnits) {
  const { deletion, remove } = useRemoval();
  const withEntry = useCallback(
    (uuid: string, act: (entry: StoredReading<ChangeableKind>) => void) => {
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
  return { deletion, onEdit, onDelete };
}

/** Returns a reading in the format of the screens, with the advice on a weight that rose fast. */
function withWeightAdvice(reading: Reading, known: readonly Reading[], judge: Judge): ReadingEntry {
  const advice = weightAdviceOf(reading, known, judge.person?.keepsWater ?? false);
  return { ...toReadingEntry(reading, judge), ...(advice && { advice }) };
}

/**
 * Removes advice that an alert tells. Advice with a call opened one, which knows the symptoms and stays until it is
 * closed; a vital sign opens none.
 */
function withUntoldAdvice(
  { advice, ...entry }: ReadingEntry,
  { kind, hasAlert }: { kind: MeasureKind; hasAlert: boolean },
): ReadingEntry {
  const isTold = hasAlert || (advice?.call && !isVitalSign(kind));
  return !advice || isTold ? entry : { ...entry, advice };
}

type State = ReturnType<typeof useEntryForm>['state'];

function formOf(
  state: State,
  { kind, known, judge }: { kind: MeasureKind; known: () => readonly Reading[]; judge: Judge },
): ReadingFormState {
  if (state.status === 'closed') return state;
  const { status, errors, message, submitted, questions } = state;
  // Urgent advice is shown at once, whether or not the entry is saved.
  const advice = submitted && withWeightAdvice(submitted, known(), judge).advice;
  const symptoms = questions && submitted && feltSymptoms(submitted, judge.person);
  const byField = Object.entries(errors).map(([name, text]) => [fieldNamed(kind, name), text]);
  return {
    status,
    message,
    errors: Object.fromEntries(byField),
    ...(symptoms && { symptoms }),
    ...checkOf(questions, advice),
  };
}
