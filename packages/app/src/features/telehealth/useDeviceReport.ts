import type { CallDevices } from '@vitalane/contract';
import type { CallPhase } from '@vitalane/ui/screens/VideoCall';
import { useEffect } from 'react';
import { client } from '../../session/session.ts';

const live = (stream: MediaStream | null, kind: 'audio' | 'video') =>
  stream?.getTracks().some((track) => track.kind === kind && track.readyState === 'live') ?? false;

/** Returns what could be opened; null while that is not known. Switched off by hand is not missing. */
function devicesIn(phase: CallPhase | null): CallDevices | null {
  if (phase?.status === 'mediaFailed') return { hasCamera: false, hasMicrophone: false };
  if (phase?.status !== 'active') return null;
  const { localStream, isCameraOn, mediaMessage } = phase;
  // A camera that was switched off by hand has no track either: nothing new is known of it.
  if (!isCameraOn && !mediaMessage && !live(localStream, 'video')) return null;
  return { hasCamera: live(localStream, 'video'), hasMicrophone: live(localStream, 'audio') };
}

/** Tells the doctors' queue what the patient's browser could open. Nothing hangs on it: a failure is silent. */
export function useDeviceReport(phase: CallPhase | null): void {
  const devices = devicesIn(phase);
  const { hasCamera, hasMicrophone } = devices ?? {};
  useEffect(() => {
    if (hasCamera === undefined || hasMicrophone === undefined) return;
    client.PUT('/queue/devices', { body: { hasCamera, hasMicrophone } }).catch(() => undefined);
  }, [hasCamera, hasMicrophone]);
}
