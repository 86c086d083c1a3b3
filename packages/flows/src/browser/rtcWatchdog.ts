import type { PeerReport } from '../call/call.types.ts';
import { watchFreeze } from './rtcFreeze.ts';
import type { OwnPicture } from './rtcPicture.ts';

const SAMPLE_MS = 250;
const STALL_MS = 2500;

/** Detects a stalled path long before the browser reports it. Expects several samples a second. */
export function createFlowMeter() {
  let lastBytes = -1;
  let lastSampleMs = 0;
  let quietSinceMs = 0;
  let isStalled = false;

  /** Takes the bytes received so far. Returns the change of state, or `null`. */
  return (bytes: number, nowMs: number): 'stalled' | 'flowing' | null => {
    // A suspended or throttled page has taken no samples: silence counts from now.
    const wasAsleep = nowMs - lastSampleMs > STALL_MS;
    lastSampleMs = nowMs;
    if (bytes !== lastBytes || wasAsleep) {
      const hasMoved = bytes !== lastBytes;
      lastBytes = bytes;
      quietSinceMs = nowMs;
      if (!isStalled || !hasMoved) return null;
      isStalled = false;
      return 'flowing';
    }
    if (isStalled || nowMs - quietSinceMs < STALL_MS) return null;
    isStalled = true;
    return 'stalled';
  };
}

async function bytesReceived(connection: RTCPeerConnection): Promise<number> {
  let sum = 0;
  for (const entry of (await connection.getStats()).values()) {
    if (entry.type === 'candidate-pair') sum += entry.bytesReceived ?? 0;
  }
  return sum;
}

/** Watches a connection while `isWatching` returns true. Returns a function that stops the watch. */
function watchFlow(
  connection: RTCPeerConnection,
  isWatching: () => boolean,
  report: (change: 'stalled' | 'flowing') => void,
): () => void {
  const meter = createFlowMeter();
  const sample = async () => {
    if (!isWatching()) return;
    const change = meter(await bytesReceived(connection), performance.now());
    if (change) report(change);
  };
  const timer = setInterval(() => void sample().catch(() => undefined), SAMPLE_MS);
  return () => clearInterval(timer);
}

/** Reports when the path stalls, when it recovers, and when the video stays frozen. Returns a function that stops the watch. */
export function watchPath(
  connection: RTCPeerConnection,
  picture: OwnPicture,
  isStatusOpen: () => boolean,
  report: (event: PeerReport) => void,
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
