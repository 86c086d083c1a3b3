import type { AcquireInput, DeviceKind, MediaFault } from '../call/call.types.ts';
import type { RequestedDevices } from './deviceChoices.ts';

const audioConstraints: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

// Ideal values only: an exact size that a device cannot meet would fail without a picture.
const videoConstraints: MediaTrackConstraints = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 24 },
};

const from = (constraints: MediaTrackConstraints, deviceId: RequestedDevices[DeviceKind]) =>
  deviceId ? { ...constraints, deviceId } : constraints;

/** Returns the media constraints of a request. */
export function constraintsFor(
  { audio, video }: AcquireInput,
  { camera, microphone }: RequestedDevices = {},
): MediaStreamConstraints {
  return {
    audio: audio && from(audioConstraints, microphone),
    video: video && from(videoConstraints, camera),
  };
}

/** Returns the request for a single device. */
export const onlyDevice = (kind: DeviceKind): AcquireInput => ({
  audio: kind === 'microphone',
  video: kind === 'camera',
});

/** Returns the browser's track kind of a device. */
export const trackKind = (kind: DeviceKind): 'audio' | 'video' => (kind === 'camera' ? 'video' : 'audio');

const faultByName: Readonly<Record<string, MediaFault>> = {
  NotAllowedError: 'refused',
  NotFoundError: 'camera',
  NotReadableError: 'microphone',
  OverconstrainedError: 'microphone',
};

/** Returns the fault for an error of `getUserMedia`, by its name. */
export function mediaFaultOf(error: unknown): MediaFault {
  return (error instanceof Error || error instanceof DOMException) && Object.hasOwn(faultByName, error.name)
    ? (faultByName[error.name] ?? 'both')
    : 'both';
}
