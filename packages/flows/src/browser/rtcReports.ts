import type { PeerReport } from '../call/call.types.ts';
import type { CallMedia } from './media.ts';
import { watchFreeze } from './rtcFreeze.ts';
import { refreshPicture, tuneSenders } from './rtcTracks.ts';
import { watchFlow } from './rtcWatchdog.ts';

type Report = (event: PeerReport) => void;

/**
 * Shows what flows and nothing else: a video line without a picture would keep the element, and so the voice, from
 * starting. Until something flows the last picture of the former connection stays.
 */
export function showRemote(connection: RTCPeerConnection, media: Pick<CallMedia, 'setRemote'>): void {
  const flowing = new Set<MediaStreamTrack>();
  connection.addEventListener('track', ({ track }) => {
    track.addEventListener('unmute', () => {
      flowing.add(track);
      media.setRemote(new MediaStream([...flowing]));
    });
  });
}

const stateReports: Partial<Record<RTCPeerConnectionState, PeerReport>> = {
  connected: { type: 'peer.connected' },
  disconnected: { type: 'peer.disconnected' },
  failed: { type: 'peer.failed' },
};

/** Reports when the connection is there, breaks or fails. */
export function reportStates(connection: RTCPeerConnection, report: Report): void {
  connection.addEventListener('connectionstatechange', () => {
    const event = stateReports[connection.connectionState];
    if (event) report(event);
    if (connection.connectionState === 'connected') void tuneSenders(connection);
  });
}

/** Reports a path that stalls, that flows again, and whose picture stays held back then. Returns a function that stops it. */
export function watchPath(
  connection: RTCPeerConnection,
  isStatusOpen: () => boolean,
  report: Report,
): () => void {
  let stopFreezeWatch = () => {};
  const stopFlowWatch = watchFlow(
    connection,
    () => isStatusOpen() && connection.connectionState === 'connected',
    (change) => {
      stopFreezeWatch();
      report({ type: change === 'stalled' ? 'peer.stalled' : 'peer.connected' });
      if (change === 'stalled') return;
      refreshPicture(connection);
      stopFreezeWatch = watchFreeze(connection, () => report({ type: 'peer.frozen' }));
    },
  );
  return () => {
    stopFlowWatch();
    stopFreezeWatch();
  };
}
