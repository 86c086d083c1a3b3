/** A relay candidate is the best there will be; others of its kind follow within this time. */
const AFTER_RELAY_MS = 100;

/**
 * Waits until a description is worth sending: all candidates found, a first relay candidate, or `limitMs` over,
 * whichever comes first. One unreachable server would otherwise hold a call up for 40 seconds.
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
