import type { PeerReport } from '../call/call.types.ts';
import type { CallMedia } from './media.ts';
import { watchFreeze } from './rtcFreeze.ts';
import { pathOf } from './rtcPath.ts';
import type { OwnPicture } from './rtcPicture.ts';
import { preferAudio } from './rtcTracks.ts';
import { watchFlow } from './rtcWatchdog.ts';

type Report = (event: PeerReport) => void;

/**
 * Shows the tracks that receive media. A video track without frames would keep the element, and so the audio, from
 * starting. Until a track receives media, the last frame of the former connection stays.
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

async function reportPath(connection: RTCPeerConnection, report: Report): Promise<void> {
  const path = pathOf(await connection.getStats());
  if (path) report({ type: 'peer.path', path });
}

/** Reports when the connection is connected, and how its media go, and when it is disconnected or failed. */
export function reportStates(connection: RTCPeerConnection, picture: OwnPicture, report: Report): void {
  connection.addEventListener('connectionstatechange', () => {
    const event = stateReports[connection.connectionState];
    if (event) report(event);
    if (connection.connectionState !== 'connected') return;
    picture.begin();
    void preferAudio(connection);
    void reportPath(connection, report).catch(() => undefined);
  });
}

/** Reports when the path stalls, when it recovers, and when the video stays frozen. Returns a function that stops the watch. */
export function watchPath(
  connection: RTCPeerConnection,
  picture: OwnPicture,
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
      picture.refresh();
      stopFreezeWatch = watchFreeze(connection, () => report({ type: 'peer.frozen' }));
    },
  );
  return () => {
    stopFlowWatch();
    stopFreezeWatch();
  };
}
