import type { ActiveCall, MediaFault } from './VideoCallScreen.types.ts';

/** What a patient reads before the doctor has come. */
export const patientWaitingLines = [
  '... please wait for the doctor to join',
  'Do get your ID ready to show for verification.',
  'There are 5 Patients in queue. Estimated wait time: 10 to 20 mins',
];

/** A patient in the waiting room, camera and microphone on. */
export const patientWaiting: ActiveCall = {
  status: 'active',
  localStream: null,
  remoteStream: null,
  isCameraOn: true,
  isMicrophoneOn: true,
  isRemoteCameraOn: true,
  isRemoteMicrophoneOn: true,
  waitingLines: patientWaitingLines,
};

/** Permission refused or no device. */
export const cameraFault: MediaFault = {
  message: 'Failed to access camera. Please ensure it is connected and try again.',
  helpSteps: [
    'Press the camera sign at the right end of the address bar.',
    'Choose “Always allow this page to use your camera and microphone”.',
    'Press “Done”, then “Try again” below.',
  ],
  continueWithout: 'camera',
};

/** Busy device. */
export const microphoneFault: MediaFault = {
  message: 'Failed to access microphone. Please ensure it is connected and try again.',
  helpSteps: ['Close other programs that may use your microphone.', 'Then press “Try again” below.'],
  continueWithout: null,
};
