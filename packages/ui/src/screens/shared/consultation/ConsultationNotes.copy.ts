/** Texts of the note, plan and other documentation of a consultation. */
export const consultationNotesCopy = {
  title: 'Note and plan',
  back: 'Patients',
  record: 'Patient record',
  /** Year until which the consultation is kept. */
  deleted: (year: string) =>
    `The patient has deleted the account. The clinic keeps this consultation until ${year}; the rest of the record is gone.`,
  lead: (fullName: string, day: string, time: string) => `${fullName}, ${day} ${time}`,
  editor: {
    note: 'Note',
    plan: 'Plan',
    help: { note: 'What you found and said.', plan: 'What the patient does next.' },
    finish: 'Finish note',
    inCall: 'Saved as a draft while you type. Finish it after the call; then the patient reads it.',
    afterCall: 'The patient reads it once it is finished. Then it can no longer be changed.',
    finished: 'Finished. The patient can read it.',
    status: {
      saved: 'Saved as a draft',
      unsaved: 'Not saved yet…',
      saving: 'Saving…',
      failed: 'Not saved yet. Your text is kept on this device, and we keep trying.',
      disputed: 'Choose a version to go on.',
      finishing: 'Finishing…',
      finished: '',
    },
    dispute: {
      changed:
        'This was also changed in another place, for example on another device. Nothing is lost: choose what to keep.',
      finished:
        'The note was finished in another place and can no longer be changed. Copy what is missing there; you can add it below the note.',
      own: 'Your text',
      other: 'Text from the other place',
      none: 'Nothing written.',
      keep: { own: 'Keep mine', other: 'Keep the other', both: 'Keep both' },
      discard: 'Discard mine',
      label: (field: string) => `${field}: two versions`,
    },
    confirm: {
      title: 'Finish this note?',
      text: 'The patient reads it from now on, and it can no longer be changed.',
      empty: 'Nothing is written. The patient sees that there is no note.',
    },
  },
  addenda: {
    heading: 'Addenda',
    at: (day: string, time: string) => `Added ${day} ${time}`,
    label: 'New addendum',
    help: 'The patient is told and reads it under the note. It cannot be changed afterwards.',
    add: 'Add to the note',
    missing: 'Enter what you want to add.',
  },
  identity: {
    heading: 'Identity',
    help: 'Compare with the ID that the patient holds up.',
    name: 'Name',
    number: (type: string) => type,
    numberFallback: 'NRIC or FIN',
    born: 'Date of birth',
    gender: 'Gender',
    unknown: 'Not registered',
    disputed:
      'Another account registered this number before. Look closely, and tell the clinic if the ID matches.',
    confirm: 'Identity confirmed',
    confirmedAt: (time: string) => `You confirmed the identity at ${time}.`,
    undo: 'Take back',
  },
  messages: 'Messages',
  noShow: {
    action: 'Patient did not come',
    label: (fullName: string) => `Patient did not come: ${fullName}`,
    from: (time: string) => `No-show can be marked from ${time}`,
    absent: 'The patient is not in the call.',
    call: (phone: string) => `Call ${phone}`,
    marked: 'Marked: the patient did not come.',
    undo: 'Take back',
    confirm: {
      title: (fullName: string) => `${fullName} did not come?`,
      text: 'The consultation ends and the place in the queue is given up. The patient can join again.',
    },
  },
} as const;
