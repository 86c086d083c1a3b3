import type { PeerReport } from '../call/call.types.ts';
import type { MediaRegistry } from '../shared/ports.ts';
import { createSendLadder } from './rtcLadder.ts';
import type { OwnPicture } from './rtcPicture.ts';
import { createQualityMeter, isDisturbed } from './rtcQuality.ts';
import { createSampler } from './rtcSamples.ts';
import { isOn, type StatusChannel } from './rtcStatus.ts';

const SAMPLE_MS = 1000;
/** Time after a disturbed sample in which a picture may still wait for what was lost. */
const DISTURBED_FOR_MS = 2_500;

/** Dependencies of `adaptPicture`. */
export interface AdaptDeps {
  connection: RTCPeerConnection;
  media: MediaRegistry;
  picture: OwnPicture;
  /** `null` until the channel has been created. */
  status: () => StatusChannel | null;
  report: (event: PeerReport) => void;
}

/** A running adaptation. */
export interface Adaptation {
  /** Whether the path has just lost so much that a repair of the remote picture would not help. */
  isDisturbed: () => boolean;
  stop: () => void;
}

/**
 * Adapts the own picture to the path and the processor, and reports the quality of the call when it changes. Also tells
 * whether much of what the remote peer sends is missing at the moment.
 */
export function adaptPicture({ connection, media, picture, status, report }: AdaptDeps): Adaptation {
  const sample = createSampler(connection);
  const ladder = createSendLadder();
  const qualityOf = createQualityMeter();
  let reported = '';
  let isBusy = false;
  let disturbedAtMs = Number.NEGATIVE_INFINITY;

  async function adapt(): Promise<void> {
    const isCameraOn = isOn(media.get('local'), 'video');
    const isConnected = connection.connectionState === 'connected';
    const seen = isConnected ? await sample(isCameraOn && !picture.isPaused()) : null;
    const state = ladder(seen?.sent ?? null);
    if (!seen) return;
    if (isDisturbed(seen.received)) disturbedAtMs = seen.sent.atMs;
    const wasPaused = picture.isPaused();
    await picture.show(state.step);
    if (picture.isPaused() !== wasPaused) status()?.tell();
    const quality = qualityOf({ ...seen, picture: isCameraOn ? state : null });
    const { level, advice } = quality;
    if (`${level} ${advice}` === reported) return;
    reported = `${level} ${advice}`;
    report({ type: 'peer.quality', quality });
  }

  // A slow processor may take longer than a second for one sample.
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void adapt()
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  }, SAMPLE_MS);
  return {
    isDisturbed: () => performance.now() - disturbedAtMs < DISTURBED_FOR_MS,
    stop: () => clearInterval(timer),
  };
}
