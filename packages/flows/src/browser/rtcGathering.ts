/** Wait after the first relay candidate, in which other relay candidates follow. */
const AFTER_RELAY_MS = 100;

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
