import type {
  MeasureEntry,
  MeasureFormState,
  MeasureKind,
  MeasurePartProps,
  NewMeasure,
} from '@vitalane/ui/screens/Diary';
import { useState } from 'react';
import { fieldsOf, messageOf } from '../../api/errors.ts';
import { useAddMeasure, useDeleteMeasure, useMeasures } from '../../api/measures.ts';
import { joinRemote, toRemote } from '../../api/remote.ts';
import { useHealthTargets } from '../../api/targets.ts';
import { type OwnUnits, toOwnUnits, useUnitsOfMeasurement } from '../../api/units.ts';
import { toBody, toMeasure, toMeasureEntry } from './measures.ts';

/** One measure of the diary: its entries, the form, and what the last try came to. */
export function useMeasurePart(kind: MeasureKind, timeZone: string): MeasurePartProps {
  const entries = useMeasures(kind);
  const unitsQuery = useUnitsOfMeasurement();
  const known = unitsQuery.data ? toOwnUnits(unitsQuery.data) : null;
  // A figure keeps the unit it is typed in, whatever is chosen meanwhile.
  const [typedIn, setTypedIn] = useState<OwnUnits | null>(null);
  const targets = useHealthTargets().data?.items ?? [];
  const [wantsForm, setWantsForm] = useState(false);
  // Nobody types before it is known in which unit.
  const isOpen = wantsForm && known !== null;
  const units = (isOpen && typedIn) || known || {};
  const [saved, setSaved] = useState<MeasureEntry | null>(null);
  const addition = useAddMeasure();
  const removal = useDeleteMeasure(kind);

  async function save(entry: NewMeasure): Promise<void> {
    const stored = await addition.mutateAsync(toBody(kind, entry, { units, timeZone })).catch(() => null);
    if (!stored) return;
    setSaved(toMeasureEntry(stored, kind, units));
    setWantsForm(false);
  }

  const refusal = addition.error;
  const form: MeasureFormState = isOpen
    ? {
        status: addition.isPending ? 'saving' : 'open',
        errors: byField(fieldsOf(refusal)),
        message: refusal ? messageOf(refusal) : undefined,
      }
    : { status: 'closed' };
  const uuid = removal.variables;
  const failure = removal.error ? ({ status: 'failed', message: messageOf(removal.error) } as const) : null;
  const state = removal.isPending ? ({ status: 'deleting' } as const) : failure;

  return {
    measure: toMeasure(kind, { units, targets }),
    entries: joinRemote(toRemote(entries), toRemote(unitsQuery), ({ pages }) =>
      pages.flatMap(({ items }) => items.map((stored) => toMeasureEntry(stored, kind, units))),
    ),
    hasOlderEntries: entries.hasNextPage,
    isLoadingOlder: entries.isFetchingNextPage,
    form,
    saved,
    deletion: uuid && state ? { ...state, uuid } : null,
    canDelete: kind !== 'height',
    onRetry: () => void Promise.all([entries.refetch(), unitsQuery.refetch()]),
    onLoadOlder: () => void entries.fetchNextPage(),
    onOpenForm: () => {
      addition.reset();
      setTypedIn(known);
      setWantsForm(true);
    },
    onCloseForm: () => setWantsForm(false),
    onSave: (entry) => void save(entry),
    onHideSuccess: () => setSaved(null),
    onDelete: (id) => removal.mutate(id),
  };
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
