import type { OwnQueue } from '@vitalane/contract';
import type { QueueCounts } from '@vitalane/flows/queue';
import { queryClient } from '../api/client.ts';
import { ownQueueQuery } from '../features/telehealth/api.ts';
import { connection } from './connection.ts';

/** What shows the patient's own place, or news of it. */
const ownPaths = ['/queue', '/consultations', '/get-notifications'];

function keepCounts({ checkedInCount, doctorsOnline, position, wait }: QueueCounts): void {
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

/** Keeps what is known of the patient's place up to date by the server's pushes, until the returned function is called. */
export function followOwnPlace(): () => void {
  return connection.onPush((push) => {
    if (push.type !== 'queue.changed') return;
    if (push.counts) keepCounts(push.counts);
    else for (const path of ownPaths) void queryClient.invalidateQueries({ queryKey: ['get', path] });
  });
}
