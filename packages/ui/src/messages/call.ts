import { queueMessages, waitText } from './queue.ts';

/** Texts for the codes of a video call. */
export const callMessages = {
  'call-ended': 'Call has ended. Thank you!',
  'remote-ended': 'The call has ended.',
  replaced: 'This call is now open in another tab or window. You can close this one.',
  refused: 'This call is not open any more. Go back and join again.',
  'refused-doctor': 'Another doctor has opened this call, or it is over. Choose the next patient.',
  'screen-not-shared':
    'Your screen is not shared. To share it, choose a window or a screen. If your device asks, allow the browser to record it.',
  'screen-stopped': 'Your screen is not shared any more, because the other person has left the call.',
  'service-lost': 'Connection to the service is lost. The call goes on; we keep trying to reconnect.',
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
} as const;

/** Advice while the quality of a call is low: what happens, and what the user can do. Short, because it covers the picture. */
export const callAdviceMessages = {
  'smaller-picture': 'Weak connection: your picture is smaller. Move closer to the Wi-Fi router.',
  'no-picture':
    'The connection is too weak for your picture. You can still talk. Move closer to the Wi-Fi router.',
  'busy-device': 'Your device is very busy: your picture is smaller. Close other programs.',
  unsteady: 'Weak connection: sound and picture may stop. Move closer to the Wi-Fi router.',
} as const;

/** Texts of the confirmation dialog for leaving a call. */
export const leaveCallMessages = {
  title: 'Leave the call?',
  text: 'The other person waits until you come back or end the call.',
  confirm: 'Leave',
  cancel: 'Stay in the call',
} as const;

/**
 * Texts for devices that could not be opened, as specified. Where the browser denies access, the text says so: the
 * specified one would ask for a device that is connected.
 */
export const mediaFaultMessages = {
  refused: 'Your browser does not let this page use the camera and the microphone.',
  camera: 'Failed to access camera. Please ensure it is connected and try again.',
  microphone: 'Failed to access microphone. Please ensure it is connected and try again.',
  both: 'Failed to access camera and/or microphone. Please ensure they are connected and try again.',
} as const;

/** Hints while the camera, the microphone or both are off. */
export const deviceHintMessages = {
  'camera-off': 'Please turn on your video',
  'microphone-off': 'Please turn on your Microphone',
  'both-off': 'Please turn on your Video and Microphone',
} as const;

/** Party that a call waits for. `wait` is `null` while no doctor is online. */
export type AwaitedInCall =
  | { who: 'patient' | 'somebody' | 'place' | 'returning' }
  | { who: 'doctor'; count: number; wait: { fromMins: number; toMins: number } | null };

/** Returns the lines shown until the other party joins, one sentence each. */
export function awaitedLines(awaited: AwaitedInCall): readonly string[] {
  switch (awaited.who) {
    case 'patient':
      return ['User not joined'];
    case 'somebody':
      return [
        '... please wait for the other participant to join',
        "If you're the only one here, make sure to check your settings or try reconnecting.",
      ];
    case 'returning':
      return [
        'The other person has left the page or lost the connection.',
        'Please stay here. The call goes on as soon as they are back.',
      ];
    case 'place':
      return [queueMessages['not-in-queue']];
    case 'doctor':
      return [
        '... please wait for the doctor to join',
        'Do get your ID ready to show for verification.',
        ...queueLines(awaited.count, awaited.wait && waitText(awaited.wait)),
      ];
    default:
      return awaited satisfies never;
  }
}

function queueLines(count: number, wait: string | null): readonly string[] {
  const patients = count === 1 ? 'There is 1 patient in queue.' : `There are ${count} Patients in queue.`;
  return wait === null
    ? [patients, queueMessages['no-doctor']]
    : [`${patients} Estimated wait time: ${wait}`];
}
