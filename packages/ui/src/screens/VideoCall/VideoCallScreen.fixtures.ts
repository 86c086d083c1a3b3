import type { ActiveCall, MediaFault } from './VideoCallScreen.types.ts';

/** Lines for a patient before the doctor joins. */
const patientWaitingLines = [
  '... please wait for the doctor to join',
  'Do get your ID ready to show for verification.',
  'There are 5 Patients in queue. Estimated wait time: 10 to 20 mins',
];

/** Patient in the waiting room, with camera and microphone on. */
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

/** Permission denied. */
export const cameraFault: MediaFault = {
  message: 'Your browser does not let this page use the camera and the microphone.',
  helpSteps: [
    'Press the camera symbol at the right end of the address bar.',
    'Choose “Always allow” for camera and microphone, then press “Done”.',
    'Press “Try again” on this page.',
  ],
  continueWithout: 'camera',
};

/** Device in use by another program. */
export const microphoneFault: MediaFault = {
  message: 'Failed to access microphone. Please ensure it is connected and try again.',
  helpSteps: ['Close other programs that may use your microphone.', 'Then press “Try again” below.'],
  continueWithout: null,
};
