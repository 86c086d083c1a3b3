import { mapRemote } from '@vitalane/ui';
import { HealthRecordScreen, type RecordChange } from '@vitalane/ui/screens/HealthRecord';
import { messageOf } from '../../api/errors.ts';
import { toRemote } from '../../api/remote.ts';
import { useAddStatements, useHealthRecord } from './api.ts';
import { toRecordData } from './healthRecord.ts';

/** Route `/HealthRecord`. */
export function HealthRecordContainer() {
  const record = useHealthRecord();
  const { add, isPending, error } = useAddStatements();
  return (
    <HealthRecordScreen
      record={mapRemote(toRemote(record), toRecordData)}
      change={changeOf(isPending, error)}
      onRetry={() => void record.refetch()}
      // The mutation keeps its error, and the screen shows it.
      onState={(statements) => void add(statements).catch(() => undefined)}
    />
  );
}

function changeOf(isPending: boolean, error: unknown): RecordChange {
  if (isPending) return { status: 'saving' };
  return error ? { status: 'failed', message: messageOf(error) } : { status: 'idle' };
}
