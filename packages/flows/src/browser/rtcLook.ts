import type { Look } from './rtcDefects.ts';
import { lineOf } from './rtcTracks.ts';

/** Size of the sample that distinguishes two frames, in px. */
const PRINT = { width: 16, height: 9 } as const;

/** Returns the video element of a stream, or `null` when it is out of view: browsers need not present hidden frames. */
function shownBy(stream: MediaStream | null): HTMLVideoElement | null {
  if (!stream || document.visibilityState === 'hidden') return null;
  const element = [...document.querySelectorAll('video')].find(({ srcObject }) => srcObject === stream);
  if (!element) return null;
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight ? element : null;
}

/** Counts the frames that an element presents. A new element starts at zero. */
function createPresentedCount() {
  let watched: HTMLVideoElement | null = null;
  let count = 0;
  return (element: HTMLVideoElement): number => {
    if (element !== watched) {
      watched = element;
      count = 0;
      const note = () => {
        if (element !== watched) return;
        count += 1;
        element.requestVideoFrameCallback(note);
      };
      element.requestVideoFrameCallback(note);
    }
    return count;
  };
}

function createPrint() {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PRINT);
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  return (element: HTMLVideoElement): string | null => {
    if (!brush) return null;
    brush.drawImage(element, 0, 0, PRINT.width, PRINT.height);
    return brush.getImageData(0, 0, PRINT.width, PRINT.height).data.join();
  };
}

type Received = Pick<Look, 'decoded' | 'packets' | 'energy'>;

async function received(connection: RTCPeerConnection): Promise<Received> {
  const totals: Received = { decoded: 0, packets: 0, energy: 0 };
  // Not those of a shared screen, which may stand still.
  const camera = lineOf(connection, 'video')?.receiver.track.id;
  for (const entry of (await connection.getStats()).values()) {
    if (entry.type !== 'inbound-rtp') continue;
    if (entry.kind === 'audio') {
      totals.packets += entry.packetsReceived ?? 0;
      totals.energy += entry.totalAudioEnergy ?? 0;
    } else if (entry.trackIdentifier === camera) totals.decoded += entry.framesDecoded ?? 0;
  }
  return totals;
}

/** State of the remote devices, as the remote peer reports it. */
export type Devices = Pick<Look, 'isCameraOn' | 'isMicrophoneOn'>;

/** Returns a function that samples a connection and the video element of its stream. */
export function createLook(connection: RTCPeerConnection, remote: () => MediaStream | null) {
  const presentedCount = createPresentedCount();
  const printOf = createPrint();
  return async (devices: Devices): Promise<Look> => {
    const element = shownBy(remote());
    const canCount = element !== null && 'requestVideoFrameCallback' in element;
    return {
      ...(await received(connection)),
      ...devices,
      atMs: performance.now(),
      presented: canCount ? presentedCount(element) : null,
      print: element && printOf(element),
    };
  };
}
