import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';

const channels = '/reminder-channels';
const pendingIntervalMs = 3000;
const idleIntervalMs = 60_000;

/** Returns the reminder channels of the patient; polls more often while a test message is pending. */
export function useReminderChannels({ isWaiting }: { isWaiting: boolean }) {
  return api.useQuery(
    'get',
    channels,
    {},
    { refetchInterval: isWaiting ? pendingIntervalMs : idleIntervalMs },
  );
}

/** Sends the patient a test message. */
export function useSendTestReminder() {
  return api.useMutation('post', `${channels}/test`, {
    onSuccess: () => invalidate('reminderTest'),
  });
}
