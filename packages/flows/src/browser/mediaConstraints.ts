import type { AcquireInput, DeviceKind, MediaFault } from '../call/call.types.ts';

const audioConstraints: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

// Wishes only: a demand that a device cannot meet would leave the person without a picture.
const videoConstraints: MediaTrackConstraints = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 24 },
};

/** Returns what to ask the browser for. */
export function constraintsFor({ audio, video }: AcquireInput): MediaStreamConstraints {
  return { audio: audio && audioConstraints, video: video && videoConstraints };
}

/** Returns the device of a kind as an `AcquireInput`. */
export const onlyDevice = (kind: DeviceKind): AcquireInput => ({
  audio: kind === 'microphone',
  video: kind === 'camera',
});

/** Returns the kind of a track as the browser names it. */
export const trackKind = (kind: DeviceKind): 'audio' | 'video' => (kind === 'camera' ? 'video' : 'audio');

const faultByName: Readonly<Record<string, MediaFault>> = {
  NotAllowedError: 'refused',
  NotFoundError: 'camera',
  NotReadableError: 'microphone',
  OverconstrainedError: 'microphone',
};

/** Returns which sentence the error of `getUserMedia` leads to, by the error's name alone. */
export function mediaFaultOf(error: unknown): MediaFault {
  return (error instanceof Error || error instanceof DOMException) && Object.hasOwn(faultByName, error.name)
    ? (faultByName[error.name] ?? 'both')
    : 'both';
}
