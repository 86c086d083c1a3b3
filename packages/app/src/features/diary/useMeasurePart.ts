import type { MeasureFormState, MeasureKind, MeasurePartProps } from '@vitalane/ui/screens/Diary';
import { useCallback, useMemo, useState } from 'react';
import { joinRemote, toRemote } from '../../api/remote.ts';
import { type OwnUnits, useUnitsOfMeasurement } from '../../api/units.ts';
import { useTargets } from '../targets/useTargets.ts';
import { type NewMeasureBody, useMeasures } from './measures.api.ts';
import { figureInText, toBody, toMeasure, toMeasureEntry } from './measures.ts';
import { asStored } from './pending.ts';
import { isDeletable, measureAgain } from './restore.ts';
import { useDiaryExport } from './useDiaryExport.ts';
import { type Mending, useEntryForm } from './useEntryForm.ts';
import { useOwnUnits } from './useOwnUnits.ts';
import { useRemoval } from './useRemoval.ts';

const noUnits: OwnUnits = {};

/** One measure of the diary: its entries, the form, and what the last try came to. */
export function useMeasurePart(kind: MeasureKind, timeZone: string, mending: Mending): MeasurePartProps {
  const entries = useMeasures(kind);
  const known = useOwnUnits();
  const form = useEntryForm<NewMeasureBody>(mending);
  // A figure keeps the unit it is typed in, whatever is chosen meanwhile. Nobody types before it is known.
  const [typedIn, setTypedIn] = useState<OwnUnits | null>(null);
  const isOpen = form.state.status !== 'closed' && known !== null;
  if (isOpen === (typedIn === null)) setTypedIn(isOpen ? known : null);
  const units = typedIn ?? known ?? noUnits;
  const { targets, ...targetsState } = useTargets();
  const unitsQuery = useUnitsOfMeasurement();
  const { deletion, remove } = useRemoval();
  const { taken } = form;

  const all = useMemo(() => entries.data?.pages.flatMap(({ items }) => items) ?? [], [entries.data]);
  const shown = useMemo(() => all.map((stored) => toMeasureEntry(stored, kind, units)), [all, kind, units]);
  const onDelete = useCallback(
    (uuid: string) => {
      const stored = all.find((entry) => entry.uuid === uuid);
      const request = stored && measureAgain(stored);
      if (!stored || !request || !isDeletable(request)) return;
      remove({ uuid, request, text: figureInText(stored, kind, units) });
    },
    [all, kind, units, remove],
  );

  return {
    measure: toMeasure(kind, { units, targets }),
    entries: joinRemote(toRemote(entries), toRemote(unitsQuery), () => shown),
    hasOlderEntries: entries.hasNextPage,
    isLoadingOlder: entries.isFetchingNextPage,
    form: isOpen ? formOf(form.state, units) : { status: 'closed' },
    saved: taken && toMeasureEntry(asStored(taken.request, 'saved'), kind, units),
    isSavedHere: taken?.isHere,
    deletion,
    ...useDiaryExport(kind, units),
    // Nothing but weight is drawn with a target that has to be asked for.
    ...targetsState,
    targetsFailure: kind === 'weight' ? targetsState.targetsFailure : null,
    canDelete: kind !== 'height',
    onRetry: () => void Promise.all([entries.refetch(), unitsQuery.refetch()]),
    onLoadOlder: () => void entries.fetchNextPage(),
    onOpenForm: form.open,
    onCloseForm: form.close,
    onSave: (entry) => form.save(toBody(kind, entry, { units, timeZone })),
    onHideSuccess: form.hideTaken,
    onDelete,
  };
}

type State = ReturnType<typeof useEntryForm<NewMeasureBody>>['state'];

function formOf(state: State, units: OwnUnits): MeasureFormState {
  if (state.status === 'closed') return state;
  const { status, typed, errors, message, handed } = state;
  // What cannot wait is said at once, whether or not the entry is saved.
  const advice = handed && toMeasureEntry(asStored(handed, 'handed'), handed.kind, units).advice;
  return { status, typed, message, errors: byField(errors), advice };
}

const formNames: Readonly<Record<string, string>> = {
  valueFrom: 'value',
  height: 'value',
  context: 'choice',
  intensity: 'choice',
};

/** The server's names of the fields, as the form has them. */
function byField(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [formNames[name] ?? name, message]),
  );
}
