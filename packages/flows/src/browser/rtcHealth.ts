import type { PeerReport } from '../call/call.types.ts';
import type { CallMedia } from './media.ts';
import { createDefectMeter } from './rtcDefects.ts';
import { createLook } from './rtcLook.ts';
import { createLadder, type Remedy } from './rtcRecovery.ts';
import type { StatusChannel } from './rtcStatus.ts';

const LOOK_MS = 1000;

/** Dependencies of `watchHealth`. */
export interface HealthDeps {
  connection: RTCPeerConnection;
  media: Pick<CallMedia, 'get' | 'setRemote'>;
  /** `null` until the channel has been created. */
  status: () => StatusChannel | null;
  /** Whether the path loses so much that a repair would not help. */
  isDisturbed: () => boolean;
  report: (event: PeerReport) => void;
}

/** Detects media defects while the path works, and applies remedies. Returns a function that stops the watch. */
export function watchHealth({ connection, media, status, isDisturbed, report }: HealthDeps): () => void {
  const look = createLook(connection, () => media.get('remote'));
  const meter = createDefectMeter();
  const ladder = createLadder();

  const remedies: Readonly<Record<Remedy, () => void>> = {
    attach: () => {
      const stream = media.get('remote');
      if (stream) media.setRemote(new MediaStream(stream.getTracks()));
    },
    keyFrame: () => status()?.ask('keyFrame'),
    track: () => status()?.ask('track'),
    rebuild: () => report({ type: 'peer.frozen' }),
  };

  async function watch(): Promise<void> {
    const devices = status()?.heard();
    if (!devices || connection.connectionState !== 'connected' || isDisturbed()) return;
    const seen = await look({ isCameraOn: devices.video, isMicrophoneOn: devices.audio });
    const defect = meter(seen);
    const remedy = ladder(defect, seen.atMs);
    if (!remedy) return;
    if (defect !== 'silent') report({ type: 'peer.repairing' });
    remedies[remedy]();
  }

  const timer = setInterval(() => void watch().catch(() => undefined), LOOK_MS);
  return () => clearInterval(timer);
}
