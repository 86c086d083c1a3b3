import { PushChannel } from '../shared/PushChannel.tsx';
import type { PushChannelState } from '../shared/PushChannel.types.ts';
import { teleHealthCopy } from './TeleHealthScreen.copy.ts';

/** Props of `PushOffer`. */
export interface PushOfferProps {
  channel: PushChannelState;
  /** Called when the patient turns on the messages of this browser. */
  onTurnOn: () => void;
  /** Called when the patient turns them off. */
  onTurnOff: () => void;
}

/** Offers a patient who joins or waits a message of this browser when the doctor is ready. */
export function PushOffer(props: PushOfferProps) {
  return <PushChannel {...props} words={teleHealthCopy.push} />;
}
