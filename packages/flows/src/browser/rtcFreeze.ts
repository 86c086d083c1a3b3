const SAMPLE_MS = 100;
const WATCH_MS = 2000;
const FROZEN_AT_PICTURES = 6;

/** Sees pictures that come in whole and are not shown. Feed it the totals so far; returns whether they are held back. */
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
  for (const entry of (await connection.getStats()).values()) {
    if (entry.type === 'inbound-rtp' && entry.kind === 'video')
      return { received: entry.framesReceived ?? 0, decoded: entry.framesDecoded ?? 0 };
  }
  return { received: 0, decoded: 0 };
}

/**
 * Watches the picture for two seconds after a lost path has come back. A path that was delayed, not cut,
 * delivers old packets first. Browsers then delay the new ones for about as long as the path was down. Calls
 * `report` once if so. Returns a function that stops it.
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
