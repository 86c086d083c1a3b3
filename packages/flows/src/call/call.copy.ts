import { NO_DOCTOR_TEXT } from '../queue/queue.copy.ts';
import type { CallEnd, CallRole, MediaFault } from './call.types.ts';

/** Shown for two seconds after every call. */
export const callEndedBanner = 'Call has ended. Thank you!';

/** Warning for the side that did not hang up. */
export const remoteEndedWarning = 'The call has ended.';

/** Shown while the connection to the service, not the call itself, is away for more than ten seconds. */
export const signallingHint =
  'Connection to the service is lost. The call goes on; we keep trying to reconnect.';

const faultMessages: Readonly<Record<MediaFault, string>> = {
  camera: 'Failed to access camera. Please ensure it is connected and try again.',
  microphone: 'Failed to access microphone. Please ensure it is connected and try again.',
  both: 'Failed to access camera and/or microphone. Please ensure they are connected and try again.',
};

/** Sentence for a device that could not be opened, or null when all is well. */
export function faultMessage(fault: MediaFault | null): string | null {
  return fault && faultMessages[fault];
}

const endMessages: Readonly<Record<CallEnd, string | null>> = {
  local: null,
  remote: null,
  replaced: 'This call is now open in another tab or window. You can close this one.',
  refused: 'This call is not open any more. Go back and join again.',
};

const refusedDoctorText = 'Another doctor has opened this call, or it is over. Choose the next patient.';

/** Why a call is over, when the person did not expect it; null otherwise. */
export function endMessage(endedBy: CallEnd | null, role: CallRole = null): string | null {
  if (endedBy === 'refused' && role === 'ROLE_DOCTOR') return refusedDoctorText;
  return endedBy && endMessages[endedBy];
}

/** Hint under the local picture while the camera, the microphone or both are off. */
export function deviceHint(devices: { isCameraOn: boolean; isMicrophoneOn: boolean }): string | null {
  if (devices.isCameraOn && devices.isMicrophoneOn) return null;
  if (devices.isCameraOn) return 'Please turn on your Microphone';
  if (devices.isMicrophoneOn) return 'Please turn on your video';
  return 'Please turn on your Video and Microphone';
}

/** What a patient's queue answer says; `estimate` is ready to read, e.g. "10 to 20 mins", and null while no doctor is online. */
export interface QueueFact {
  count: number;
  estimate: string | null;
}

/** Lines shown before the remote party joins. `queue` is null for a patient with no queue entry. */
export function waitingText(role: CallRole, queue: QueueFact | null): readonly string[] {
  if (role === 'ROLE_DOCTOR' || role === 'ROLE_ADMIN') return ['User not joined'];
  if (role === null) {
    return [
      '... please wait for the other participant to join',
      "If you're the only one here, make sure to check your settings or try reconnecting.",
    ];
  }
  if (!queue) return ['Please join the queue first'];
  return [
    '... please wait for the doctor to join',
    'Do get your ID ready to show for verification.',
    ...(queue.estimate === null
      ? [`There are ${queue.count} Patients in queue.`, NO_DOCTOR_TEXT]
      : [`There are ${queue.count} Patients in queue. Estimated wait time: ${queue.estimate}`]),
  ];
}
