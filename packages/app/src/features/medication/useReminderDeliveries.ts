import { mapRemote } from '@vitalane/ui';
import type { TestMessageState } from '@vitalane/ui/screens/Medication';
import { messageOf } from '../../lib/errors.ts';
import { toRemote } from '../../lib/remote.ts';
import { useReminderChannels, useSendTestReminder } from './reminders.api.ts';

/** Returns the delivery status of the last reminder on each channel, and the test message. */
export function useReminderDeliveries() {
  const test = useSendTestReminder();
  const channels = useReminderChannels({ isWaiting: test.isSuccess });
  return {
    deliveries: mapRemote(toRemote(channels), ({ items }) => items),
    testMessage: testMessageOf(test),
    onSendTest: () => test.mutate({}),
    onRetryDeliveries: () => void channels.refetch(),
  };
}

function testMessageOf({
  status,
  error,
}: Pick<ReturnType<typeof useSendTestReminder>, 'status' | 'error'>): TestMessageState {
  if (status === 'pending') return { status: 'sending' };
  if (status === 'success') return { status: 'sent' };
  return status === 'error' ? { status: 'failed', message: messageOf(error) } : { status: 'idle' };
}
