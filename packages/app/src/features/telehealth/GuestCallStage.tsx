import { keepScreenOn } from '@vitalane/flows/browser';
import { type CallIntent, type CallSnapshot, connectCall, isTalking } from '@vitalane/flows/call';
import type { GuestLobbyView } from '@vitalane/flows/guest-lobby';
import { callMessages } from '@vitalane/ui/messages';
import { VideoCallScreen } from '@vitalane/ui/screens/VideoCall';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAskBeforeClosing } from '../../lib/useAskBeforeClosing.ts';
import { useFlow } from '../../lib/useFlow.ts';
import { callRecords } from './call.ts';
import { liveGuestCallMachine } from './guestCall.ts';
import { media } from './media.ts';
import { useCallPhase } from './useCallPhase.ts';

/** Returns the `origin` in the navigation state, or `null`. */
function originIn(state: unknown): string | null {
  const origin = typeof state === 'object' && state !== null && 'origin' in state ? state.origin : null;
  return typeof origin === 'string' ? origin : null;
}

const facts = { hasProfile: true, queue: null };
const connectGuestCall = (snapshot: CallSnapshot, send: (intent: CallIntent) => void) =>
  connectCall(snapshot, send, facts);

interface GuestCallStageProps {
  roomId: string;
  lobby: GuestLobbyView;
  /** Link target after the call has ended. */
  leaveHref: string;
}

/** Shows the call of an admitted guest. The lobby preloads this component. */
export function GuestCallStage({ roomId, lobby, leaveHref }: GuestCallStageProps) {
  const { state } = useLocation();
  const input = () => ({ roomId, role: null, origin: originIn(state), saved: callRecords.load(roomId) });
  const { view, snapshot } = useFlow(liveGuestCallMachine, input, connectGuestCall, callMessages);
  const { remoteEmail, endedBy } = snapshot.context;
  useEffect(() => () => media.releaseAll(), []);
  useEffect(() => keepScreenOn(), []);
  useAskBeforeClosing(isTalking(view.status));
  // The guest has lost the seat: the lobby checks the link again.
  const { onSeatLost } = lobby;
  useEffect(() => {
    if (endedBy === 'refused') onSeatLost();
  }, [endedBy, onSeatLost]);
  return (
    <main>
      <VideoCallScreen
        {...view}
        selfName={lobby.name}
        remoteName={remoteEmail ?? lobby.hostName}
        call={useCallPhase(view)}
        leaveHref={leaveHref}
      />
    </main>
  );
}
