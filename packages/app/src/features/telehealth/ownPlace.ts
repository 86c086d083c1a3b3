import type { OwnQueue } from '@vitalane/contract';
import type { QueueCounts } from '@vitalane/flows/queue';
import { invalidate } from '../../api/changes.ts';
import { queryClient } from '../../api/client.ts';
import { connection } from '../../session/connection.ts';
import { ownQueueQuery } from '../../shared/consultations/api.ts';

function updateCounts({ checkedInCount, doctorsOnline, position, wait }: QueueCounts): void {
  queryClient.setQueryData<OwnQueue>(
    ownQueueQuery().queryKey,
    (known) =>
      known && {
        ...known,
        checked_in_count: checkedInCount,
        doctors_online: doctorsOnline,
        wait,
        place: known.place && { ...known.place, position },
      },
  );
}

/** Updates the patient's place from server pushes until the returned function is called. */
export function followOwnPlace(): () => void {
  return connection.onPush((push) => {
    if (push.type !== 'queue.changed') return;
    if (push.counts) updateCounts(push.counts);
    else void invalidate('ownPlace');
  });
}
