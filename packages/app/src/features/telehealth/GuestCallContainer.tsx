import { connectGuestLobby, type GuestLobbyView } from '@vitalane/flows/guest-lobby';
import { awaitedLines, guestLobbyMessages } from '@vitalane/ui/messages';
import { GuestCallScreen, type GuestLobbyPhase } from '@vitalane/ui/screens/GuestCall';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { useFlow } from '../../lib/useFlow.ts';
import { useDeviceCheck } from '../../shared/devices/useDeviceCheck.ts';
import { useDeviceMenus } from '../../shared/devices/useDeviceMenus.ts';
import { guestSeats, liveGuestLobbyMachine } from './guestLobby.ts';

const homeHref = '/';

const call = lazyComponent(async () => (await import('./GuestCallStage.tsx')).GuestCallStage);

/** Route `/Video-Call/{roomId}`. */
export function GuestCallContainer() {
  const { roomId = '' } = useParams();
  return <GuestVisit key={roomId} roomId={roomId} />;
}

/** Shows the lobby of one link, then its call. */
function GuestVisit({ roomId }: { roomId: string }) {
  const input = () => ({ roomId, saved: guestSeats.load(roomId) });
  const { view: lobby } = useFlow(liveGuestLobbyMachine, input, connectGuestLobby, {});
  const isExpected = lobby.status === 'connecting' || lobby.status === 'waiting';
  useEffect(() => {
    // Preloads the code of the call while the guest waits. After a failure, the call loads it again.
    if (isExpected) call.load().catch(() => undefined);
  }, [isExpected]);
  if (lobby.status !== 'admitted') return <Lobby lobby={lobby} />;
  return (
    <Suspense fallback={<Lobby lobby={lobby} />}>
      <call.Component roomId={roomId} lobby={lobby} leaveHref={homeHref} />
    </Suspense>
  );
}

function Lobby({ lobby }: { lobby: GuestLobbyView }) {
  const { devices, checkDevices } = useDeviceCheck();
  return (
    <GuestCallScreen
      phase={toPhase(lobby)}
      hostName={lobby.hostName}
      devices={devices}
      deviceMenus={useDeviceMenus()}
      onCheckDevices={checkDevices}
      onKnock={lobby.onKnock}
      onLeave={lobby.onLeave}
      onRetry={lobby.onRetry}
      homeHref={homeHref}
    />
  );
}

function toPhase(lobby: GuestLobbyView): GuestLobbyPhase {
  const { status, name, location } = lobby;
  switch (status) {
    case 'asking':
    case 'refused':
      return { status: 'asking', name, location, isRefused: status === 'refused' };
    case 'connecting':
    case 'waiting':
      return {
        status: 'waiting',
        isConnected: status === 'waiting',
        lines: awaitedLines({ who: 'somebody' }),
        connectionHint: lobby.isUnreachable ? guestLobbyMessages.unreachable : undefined,
      };
    case 'failed':
      return { status, message: lobby.message ?? guestLobbyMessages['lobby-failed'] };
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
