import { mapRemote } from '@vitalane/ui';
import { HealthRecordScreen, type RecordChange } from '@vitalane/ui/screens/HealthRecord';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../api/useToday.ts';
import { messageOf } from '../../lib/errors.ts';
import { toRemote } from '../../lib/remote.ts';
import { useAddStatements, useHealthRecord } from '../../shared/health-record/api.ts';
import { toRecordData } from '../../shared/health-record/healthRecord.ts';

/** Route `/HealthRecord`; `?ask=frailty` scrolls to one question. */
export function HealthRecordContainer() {
  const record = useHealthRecord();
  const requestedItem = useSearchParams()[0].get('ask') ?? undefined;
  const { add, isPending, error } = useAddStatements();
  return (
    <HealthRecordScreen
      record={mapRemote(toRemote(record), toRecordData)}
      change={changeOf(isPending, error)}
      today={useToday()}
      asked={requestedItem}
      onRetry={() => void record.refetch()}
      // The mutation keeps its error for the screen.
      onState={(statements) => void add(statements).catch(() => undefined)}
    />
  );
}

function changeOf(isPending: boolean, error: unknown): RecordChange {
  if (isPending) return { status: 'saving' };
  return error ? { status: 'failed', message: messageOf(error) } : { status: 'idle' };
}
