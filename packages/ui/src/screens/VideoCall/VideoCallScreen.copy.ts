/** Texts of `VideoCallScreen`. */
export const videoCallCopy = {
  title: 'Consultation',
  devices: 'Camera and sound',
  messages: {
    label: 'Messages',
    from: (name: string) => `Message from ${name}`,
    addFiles: 'Add photos or documents',
  },
  preparing: 'Opening your camera and microphone',
  preparingHint: 'Your browser may ask whether it may use them. Choose “Allow”.',
  panel: {
    label: 'About the patient',
    hide: 'Hide details',
    show: 'Show details',
    tabs: {
      reason: 'Reason',
      record: 'Record',
      note: 'Note and plan',
      messages: (unread: number) => (unread === 0 ? 'Messages' : `Messages (${unread})`),
      identity: 'Identity',
    },
    open: 'Open the record',
    openHint: 'The patient sees that you opened it.',
  },
  fault: {
    helpHeading: 'What you can do',
    retry: 'Try again',
    continueWithout: {
      camera: 'Continue without camera',
      microphone: 'Continue without microphone',
      both: 'Continue without camera and microphone',
    },
    leave: 'Leave the consultation',
  },
} as const;
