/** Texts of `DeviceCheck`. */
export const deviceCheckCopy = {
  heading: 'Camera and microphone',
  idle: 'See and hear whether they work before the call begins.',
  check: 'Check camera and microphone',
  opening: 'Opening your camera and microphone',
  openingHint: 'Your browser may ask whether it may use them. Choose “Allow”.',
  picture: 'Your own picture',
  camera: {
    works: 'Your camera works.',
    missing: 'No camera. The other person will not see you.',
    off: 'Your camera is off.',
  },
  microphone: {
    listening: 'Say something: the bar moves when your microphone hears you.',
    works: 'Your microphone works.',
    missing: 'No microphone. The other person will not hear you.',
    off: 'Your microphone is off.',
  },
  again: 'Try again',
  dialog: 'Camera, microphone and speaker',
  menus: {
    camera: 'Camera',
    microphone: 'Microphone',
    speaker: 'Speaker',
    bySystem: 'As set on this device',
    failed: (label: string) =>
      `“${label}” did not open, so another one is used. Close other programs that may use it.`,
    play: 'Play a sound',
    played: 'You should hear two tones. If not, turn up the volume or choose another speaker.',
    playedBySystem:
      'You should hear two tones. If not, turn up the volume, or change the speaker of your device.',
  },
} as const;
