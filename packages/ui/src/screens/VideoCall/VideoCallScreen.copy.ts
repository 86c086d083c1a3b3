/** Words of the call screen. */
export const videoCallCopy = {
  title: 'Consultation',
  preparing: 'Opening your camera and microphone',
  fault: {
    helpHeading: 'What you can do',
    retry: 'Try again',
    continueWithout: 'Continue without',
    leave: 'Leave the consultation',
  },
} as const;
