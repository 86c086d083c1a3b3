import { lineOf } from './rtcTracks.ts';

const SAMPLE_MS = 100;
const WATCH_MS = 2000;
const FROZEN_AT_PICTURES = 6;

/** Returns a function that takes the total frames received and decoded, and returns whether decoding has stopped. */
export function createFreezeMeter() {
  let lastDecoded = -1;
  let receivedThen = 0;
  return (received: number, decoded: number): boolean => {
    if (decoded !== lastDecoded) {
      lastDecoded = decoded;
      receivedThen = received;
    }
    return received - receivedThen >= FROZEN_AT_PICTURES;
  };
}

async function picturesOf(connection: RTCPeerConnection): Promise<{ received: number; decoded: number }> {
  const report = await lineOf(connection, 'video')?.receiver.getStats();
  for (const entry of report?.values() ?? []) {
    if (entry.type === 'inbound-rtp')
      return { received: entry.framesReceived ?? 0, decoded: entry.framesDecoded ?? 0 };
  }
  return { received: 0, decoded: 0 };
}

/**
 * Watches the video for two seconds after a lost path is restored. A path that was delayed, not cut, delivers old
 * packets first; browsers then delay new ones for about as long as the path was down. Calls `report` once in that case.
 * Returns a function that stops the watch.
 */
export function watchFreeze(connection: RTCPeerConnection, report: () => void): () => void {
  const isFrozen = createFreezeMeter();
  const endsAtMs = performance.now() + WATCH_MS;
  const stop = () => clearInterval(timer);
  const sample = async () => {
    const { received, decoded } = await picturesOf(connection);
    const isHeldBack = isFrozen(received, decoded);
    if (!isHeldBack && performance.now() < endsAtMs) return;
    stop();
    if (isHeldBack) report();
  };
  const timer = setInterval(() => void sample().catch(stop), SAMPLE_MS);
  return stop;
}
