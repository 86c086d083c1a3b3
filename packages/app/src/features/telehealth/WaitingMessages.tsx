import { PushOffer } from '@vitalane/ui/screens/TeleHealth';
import { usePushChannel } from '../../shared/push/usePushChannel.ts';

/** Offers a message of this browser when the doctor is ready. */
export function WaitingMessages() {
  const { channel, ...actions } = usePushChannel();
  return channel ? <PushOffer channel={channel} {...actions} /> : null;
}
