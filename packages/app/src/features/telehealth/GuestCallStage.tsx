import { keepScreenOn } from '@vitalane/flows/browser';
import { type CallIntent, type CallSnapshot, connectCall, isTalking } from '@vitalane/flows/call';
import type { GuestLobbyView } from '@vitalane/flows/guest-lobby';
import { callMessages } from '@vitalane/ui/messages';
import { VideoCallScreen } from '@vitalane/ui/screens/VideoCall';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useAskBeforeClosing } from '../../lib/useAskBeforeClosing.ts';
import { useFlow } from '../../lib/useFlow.ts';
import { media } from '../../shared/devices/media.ts';
import { callRecords } from './call.ts';
import { liveGuestCallMachine } from './guestCall.ts';
import { useCallPhase } from './useCallPhase.ts';

/** Loaded when the guest opens it. */
const CallDevices = lazyPart(async () => (await import('../../shared/devices/lateParts.ts')).CallDevices);

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
  const phase = useCallPhase(view);
  const [isChoosingDevices, setChoosingDevices] = useState(false);
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
        call={phase}
        onOpenDevices={() => setChoosingDevices(true)}
        leaveHref={leaveHref}
      />
      {isChoosingDevices ? (
        <Suspense fallback={null}>
          <CallDevices phase={phase} onClose={() => setChoosingDevices(false)} />
        </Suspense>
      ) : null}
    </main>
  );
}
