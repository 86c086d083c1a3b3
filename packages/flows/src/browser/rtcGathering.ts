/** Wait after the first relay candidate, in which other relay candidates follow. */
const AFTER_RELAY_MS = 100;

/** Time without a candidate after which gathering counts as failed. The first candidate takes about 10 ms. */
const SILENT_MS = 1_500;

/**
 * Resolves when a description is ready to send: all candidates are gathered, {@link AFTER_RELAY_MS} after the first relay
 * candidate, or after `limitMs`. Otherwise one unreachable server delays a call by 40 seconds.
 */
export function gathered(
  connection: Pick<RTCPeerConnection, 'iceGatheringState' | 'addEventListener' | 'removeEventListener'>,
  limitMs: number,
): Promise<void> {
  if (limitMs === 0 || connection.iceGatheringState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    const timers = [setTimeout(finish, limitMs)];
    function onCandidate({ candidate }: RTCPeerConnectionIceEvent): void {
      if (candidate?.type === 'relay') timers.push(setTimeout(finish, AFTER_RELAY_MS));
    }
    function onState(): void {
      if (connection.iceGatheringState === 'complete') finish();
    }
    function finish(): void {
      for (const timer of timers) clearTimeout(timer);
      connection.removeEventListener('icecandidate', onCandidate);
      connection.removeEventListener('icegatheringstatechange', onState);
      resolve();
    }
    connection.addEventListener('icecandidate', onCandidate);
    connection.addEventListener('icegatheringstatechange', onState);
  });
}

/**
 * Calls `report` once when gathering stays silent for {@link SILENT_MS} after the first local description: neither a
 * candidate nor the end without one. In Chromium it then stays silent for ever (docs/chromium-gathering.md). Connections
 * that may use relays only are not watched: the answer of a slow relay takes longer.
 */
export function watchGathering(
  connection: Pick<
    RTCPeerConnection,
    'localDescription' | 'getConfiguration' | 'addEventListener' | 'removeEventListener'
  >,
  report: () => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function onDescription(): void {
    if (!connection.localDescription || connection.getConfiguration().iceTransportPolicy === 'relay') return;
    connection.removeEventListener('signalingstatechange', onDescription);
    timer = setTimeout(report, SILENT_MS);
  }
  function stop(): void {
    clearTimeout(timer);
    connection.removeEventListener('signalingstatechange', onDescription);
    connection.removeEventListener('icecandidate', stop);
  }
  connection.addEventListener('signalingstatechange', onDescription);
  connection.addEventListener('icecandidate', stop);
}
