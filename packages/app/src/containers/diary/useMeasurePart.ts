import { mapRemote } from '@vitalane/ui';
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
import { toRemote } from '../../api/remote.ts';
import { useHealthTargets } from '../../api/targets.ts';
import { toOwnUnits, useUnitsOfMeasurement } from '../../api/units.ts';
import { toBody, toMeasure, toMeasureEntry } from './measures.ts';

/** One measure of the diary: its entries, the form, and what the last try came to. */
export function useMeasurePart(kind: MeasureKind, timeZone: string): MeasurePartProps {
  const entries = useMeasures(kind);
  const unitsQuery = useUnitsOfMeasurement();
  const units = unitsQuery.data ? toOwnUnits(unitsQuery.data) : {};
  const targets = useHealthTargets().data?.items ?? [];
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<MeasureEntry | null>(null);
  const addition = useAddMeasure();
  const removal = useDeleteMeasure(kind);

  async function save(entry: NewMeasure): Promise<void> {
    const stored = await addition.mutateAsync(toBody(kind, entry, { units, timeZone })).catch(() => null);
    if (!stored) return;
    setSaved(toMeasureEntry(stored, kind, units));
    setOpen(false);
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
    entries: mapRemote(toRemote(entries), ({ pages }) =>
      pages.flatMap(({ items }) => items.map((stored) => toMeasureEntry(stored, kind, units))),
    ),
    hasOlderEntries: entries.hasNextPage,
    isLoadingOlder: entries.isFetchingNextPage,
    form,
    saved,
    deletion: uuid && state ? { ...state, uuid } : null,
    canDelete: kind !== 'height',
    onRetry: () => void entries.refetch(),
    onLoadOlder: () => void entries.fetchNextPage(),
    onOpenForm: () => {
      addition.reset();
      setOpen(true);
    },
    onCloseForm: () => setOpen(false),
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
