import type { HealthRecord } from '@vitalane/contract';
import type { UnnamedAnswer, UnnamedMedicine } from '@vitalane/ui/screens/Medication';
import { useEffect, useState } from 'react';
import { messageOf } from '../../lib/errors.ts';
import { loadWithRetries } from '../../lib/lazyPart.ts';
import { useAddStatements, useHealthRecord } from '../../shared/health-record/api.ts';
import { isUnnamed } from '../../shared/medicines/medicines.ts';
import type { toUnnamedMedicines } from './unnamed.ts';

/** Returns the groups of medicines without a name, and a function to deny one. The medicines do not wait for them. */
export function useUnnamedMedicines() {
  const { data: record, isError } = useHealthRecord();
  const isNeeded = record?.entries.some(isUnnamed) ?? false;
  const toRows = useRows(isNeeded);
  const { add, variables, isPending, error } = useAddStatements();
  const item = variables?.body.statements[0]?.item;
  return {
    // A record that cannot be loaded leaves the list as it is.
    unnamed: isError && !record ? [] : rowsOf(record, isNeeded, toRows),
    unnamedAnswer: answerOf(item, isPending, error),
    // The mutation keeps its error for the screen.
    onDenyUnnamed: (group: string, says: 'resolved' | 'mistake') =>
      void add([{ item: group, says, confirmed: true }]).catch(() => undefined),
  };
}

/** Returns the function for the rows once it is loaded. Its words are large, and most patients have no such group. */
function useRows(isNeeded: boolean): typeof toUnnamedMedicines | undefined {
  const [toRows, setToRows] = useState<typeof toUnnamedMedicines>();
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const start = async () => {
      const loaded = await loadWithRetries(() => import('./unnamed.ts'));
      if (isCurrent) setToRows(() => loaded.toUnnamedMedicines);
    };
    void start();
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return toRows;
}

function rowsOf(
  record: HealthRecord | undefined,
  isNeeded: boolean,
  toRows: typeof toUnnamedMedicines | undefined,
): UnnamedMedicine[] | null {
  if (!record) return null;
  return isNeeded ? (toRows?.(record) ?? null) : [];
}

function answerOf(item: string | undefined, isPending: boolean, error: unknown): UnnamedAnswer | null {
  if (item === undefined) return null;
  if (isPending) return { status: 'saving', item };
  return error ? { status: 'failed', item, message: messageOf(error) } : null;
}
