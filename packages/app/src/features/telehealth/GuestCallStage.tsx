import { connectCall, type GuestLobbyView } from '@vitalane/flows';
import { keepScreenOn } from '@vitalane/flows/browser';
import { VideoCallScreen } from '@vitalane/ui/screens/VideoCall';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { callRecords } from '../../realtime/call.ts';
import { liveGuestCallMachine } from '../../realtime/guestCall.ts';
import { media } from '../../realtime/media.ts';
import { useFlowEffects } from '../../shell/effects.ts';
import { useCallPhase } from './useCallPhase.ts';

/** The page that a guest came from, if one of ours has said so. */
function originIn(state: unknown): string | null {
  const origin = typeof state === 'object' && state !== null && 'origin' in state ? state.origin : null;
  return typeof origin === 'string' ? origin : null;
}

interface GuestCallStageProps {
  roomId: string;
  lobby: GuestLobbyView;
  /** Where the guest goes when the call is over. */
  leaveHref: string;
}

/** The call of a guest who was let in. Its code comes while the guest waits at the door. */
export function GuestCallStage({ roomId, lobby, leaveHref }: GuestCallStageProps) {
  const { state } = useLocation();
  const [input] = useState(() => ({
    roomId,
    role: null,
    origin: originIn(state),
    saved: callRecords.load(roomId),
  }));
  const actor = useActorRef(liveGuestCallMachine, { input });
  const snapshot = useSelector(actor, (current) => current);
  const view = useMemo(
    () => connectCall(snapshot, actor.send, { hasProfile: true, queue: null }),
    [snapshot, actor],
  );
  const { remoteEmail, endedBy } = snapshot.context;
  useFlowEffects(actor);
  useEffect(() => () => media.releaseAll(), []);
  useEffect(() => keepScreenOn(), []);
  // The seat is not this guest's any more: the door says what the link is still good for.
  const { reportSeatLost } = lobby;
  useEffect(() => {
    if (endedBy === 'refused') reportSeatLost();
  }, [endedBy, reportSeatLost]);
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
