import { connectCall, connectGuestLobby, type GuestLobbyView } from '@vitalane/flows';
import { keepScreenOn } from '@vitalane/flows/browser';
import { GuestCallScreen, type GuestLobbyPhase } from '@vitalane/ui/screens/GuestCall';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { callRecords, media } from '../realtime/call.ts';
import { guestSeats, liveGuestCallMachine, liveGuestLobbyMachine } from '../realtime/guest.ts';
import { useDeviceCheck } from '../realtime/useDeviceCheck.ts';
import { useFlowEffects } from '../shell/effects.ts';
import { useCallPhase } from './useCallPhase.ts';

const homeHref = '/';
const nothing = () => undefined;

/** Route `/Video-Call/{roomId}`. */
export function GuestCallContainer() {
  const { roomId = '' } = useParams();
  return <GuestVisit key={roomId} roomId={roomId} />;
}

/** One link: first the lobby, then the call. */
function GuestVisit({ roomId }: { roomId: string }) {
  const [input] = useState(() => ({ roomId, saved: guestSeats.load(roomId) }));
  const actor = useActorRef(liveGuestLobbyMachine, { input });
  const snapshot = useSelector(actor, (current) => current);
  const lobby = useMemo(() => connectGuestLobby(snapshot, actor.send), [snapshot, actor]);
  return lobby.status === 'admitted' ? <Call roomId={roomId} lobby={lobby} /> : <Lobby lobby={lobby} />;
}

function Lobby({ lobby }: { lobby: GuestLobbyView }) {
  const { devices, checkDevices } = useDeviceCheck();
  return (
    <GuestCallScreen
      phase={toPhase(lobby)}
      hostName={lobby.hostName}
      devices={devices}
      onCheckDevices={checkDevices}
      onKnock={lobby.knock}
      onLeave={lobby.leave}
      onRetry={lobby.retry}
      homeHref={homeHref}
    />
  );
}

function toPhase(lobby: GuestLobbyView): GuestLobbyPhase {
  const { status, name } = lobby;
  switch (status) {
    case 'asking':
    case 'refused':
      return { status: 'asking', name, isRefused: status === 'refused' };
    case 'connecting':
    case 'waiting':
      return {
        status: 'waiting',
        isConnected: status === 'waiting',
        lines: lobby.waitingText,
        connectionHint: lobby.connectionHint ?? undefined,
      };
    case 'failed':
      return { status, message: lobby.problemText ?? '' };
    case 'full':
    case 'closed':
      return { status };
    case 'checking':
    case 'admitted':
      return { status: 'checking' };
    default:
      return status satisfies never;
  }
}

/** The page that a guest came from, if one of ours has said so. */
function originIn(state: unknown): string | null {
  const origin = typeof state === 'object' && state !== null && 'origin' in state ? state.origin : null;
  return typeof origin === 'string' ? origin : null;
}

function Call({ roomId, lobby }: { roomId: string; lobby: GuestLobbyView }) {
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
  const remoteName = remoteEmail ?? lobby.hostName;
  return (
    <GuestCallScreen
      phase={{
        status: 'inCall',
        call: {
          ...view,
          selfName: lobby.name,
          remoteName,
          call: useCallPhase(view),
          leaveHref: homeHref,
        },
      }}
      hostName={remoteName}
      devices={{ status: 'idle' }}
      onCheckDevices={nothing}
      onKnock={nothing}
      onLeave={nothing}
      onRetry={nothing}
      homeHref={homeHref}
    />
  );
}
