/** Texts of `FileLine`, `VisitFilesCard` and `VisitFilesDialog`. */
export const visitFilesCopy = {
  heading: 'Photos and documents',
  lead: 'A photo of what you want to show, or a letter from the hospital. The doctor can open them in the call. They are deleted if you leave the queue before it.',
  kept: 'They stay with this visit. Both of you can open them later.',
  add: 'Add a photo or document',
  beforeCall: 'You can write to the doctor when the call begins. Photos and documents you can send now.',
  open: 'Open',
  openNamed: (name: string) => `Open ${name}`,
  sent: 'Sent',
  fromDevice: 'From this device',
  fromRecord: 'From your record',
  noDocuments: 'Your record has no documents.',
  send: (count: number) => (count === 1 ? 'Send 1 file' : `Send ${count} files`),
  sendNone: 'Send',
  nothing: 'Choose a photo or document first.',
  cancel: 'Cancel',
} as const;
