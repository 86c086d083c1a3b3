import type { CallDevices } from '@vitalane/contract';
import type { CallPhase } from '@vitalane/ui/screens/VideoCall';
import { useEffect } from 'react';
import { client } from '../../session/session.ts';

const live = (stream: MediaStream | null, kind: 'audio' | 'video') =>
  stream?.getTracks().some((track) => track.kind === kind && track.readyState === 'live') ?? false;

/** Returns the devices of a call that could be opened, or `null` while unknown. A device that is switched off is not missing. */
export function devicesIn(phase: CallPhase | null): CallDevices | null {
  if (phase?.status === 'mediaFailed') return { hasCamera: false, hasMicrophone: false };
  if (phase?.status !== 'active') return null;
  const { localStream, isCameraOn, mediaMessage } = phase;
  // A camera that the user has switched off has no track either, so its state is unknown.
  if (!isCameraOn && !mediaMessage && !live(localStream, 'video')) return null;
  return { hasCamera: live(localStream, 'video'), hasMicrophone: live(localStream, 'audio') };
}

/** Reports to the doctors' queue which devices the patient's browser could open; `null` while unknown. Ignores failures. */
export function useDeviceReport(devices: CallDevices | null): void {
  const { hasCamera, hasMicrophone } = devices ?? {};
  useEffect(() => {
    if (hasCamera === undefined || hasMicrophone === undefined) return;
    client.PUT('/queue/devices', { body: { hasCamera, hasMicrophone } }).catch(() => undefined);
  }, [hasCamera, hasMicrophone]);
}
