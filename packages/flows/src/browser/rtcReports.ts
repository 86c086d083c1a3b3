import type { PeerReport } from '../call/call.types.ts';
import type { CallMedia } from './media.ts';
import { pathOf } from './rtcPath.ts';
import type { OwnPicture } from './rtcPicture.ts';
import { lineOf, preferAudio } from './rtcTracks.ts';

type Report = (event: PeerReport) => void;

/**
 * Shows the tracks that receive media. A video track without frames would keep the element, and so the audio, from
 * starting. Until a track receives media, the last frame of the former connection stays. A second video track is that
 * of a shared screen.
 */
export function showRemote(
  connection: RTCPeerConnection,
  media: Pick<CallMedia, 'setRemote' | 'setScreen'>,
): void {
  const flowing = new Set<MediaStreamTrack>();
  connection.addEventListener('track', ({ track, transceiver }) => {
    track.addEventListener('unmute', () => {
      if (transceiver !== lineOf(connection, track.kind)) {
        media.setScreen('remoteScreen', new MediaStream([track]));
        return;
      }
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
