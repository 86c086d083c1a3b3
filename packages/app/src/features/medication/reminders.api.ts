import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';

const channels = '/reminder-channels';
const deliveryMs = 3000;
const quietMs = 60_000;

/** Returns how reminders reach the patient; asked for more often while a test message is on its way. */
export function useReminderChannels({ isWaiting }: { isWaiting: boolean }) {
  return api.useQuery('get', channels, {}, { refetchInterval: isWaiting ? deliveryMs : quietMs });
}

/** Sends the patient a test message. */
export function useSendTestReminder() {
  return api.useMutation('post', `${channels}/test`, {
    onSuccess: () => invalidate('reminderTest'),
  });
}
