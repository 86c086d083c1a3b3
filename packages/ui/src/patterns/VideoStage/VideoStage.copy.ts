/** Texts of `VideoStage`. */
export const videoStageCopy = {
  stage: (remoteName: string | null) =>
    remoteName === null ? 'Video call' : `Video call with ${remoteName}`,
  otherPerson: 'The other person',
  you: 'You',
  ownName: (name: string) => `${name} (you)`,
  video: (name: string) => `Video of ${name}`,
  cameraOff: 'Camera is off',
  microphoneOff: 'Microphone is off',
  picturePaused: 'No picture, because the connection is weak. It comes back by itself.',
  quality: { good: 'Call quality: good', weak: 'Call quality: weak', bad: 'Call quality: bad' },
  controls: 'Call controls',
  camera: { off: 'Turn off camera', on: 'Turn on camera' },
  microphone: { off: 'Turn off microphone', on: 'Turn on microphone' },
  screen: {
    share: 'Share your screen',
    stop: 'Stop sharing your screen',
    shared: 'You are sharing your screen',
    of: (name: string) => `Screen of ${name}`,
  },
  messages: (unread: number) => (unread === 0 ? 'Messages' : `Messages, ${unread} new`),
  endCall: 'End call',
  move: 'Move your video: drag it, use the arrow keys, or press to go to the next corner',
} as const;
