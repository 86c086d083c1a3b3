/** Texts of `DeviceCheck`. */
export const deviceCheckCopy = {
  heading: 'Camera and microphone',
  idle: 'See and hear whether they work before the call begins.',
  check: 'Check camera and microphone',
  opening: 'Opening your camera and microphone',
  openingHint: 'Your browser may ask whether it may use them. Choose “Allow”.',
  picture: 'Your own picture',
  camera: { works: 'Your camera works.', missing: 'No camera. The other person will not see you.' },
  microphone: {
    listening: 'Say something: the bar moves when your microphone hears you.',
    works: 'Your microphone works.',
    missing: 'No microphone. The other person will not hear you.',
  },
  again: 'Try again',
} as const;
