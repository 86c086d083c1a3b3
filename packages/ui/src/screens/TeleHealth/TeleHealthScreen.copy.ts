/** Texts of `TeleHealthScreen`. */
export const teleHealthCopy = {
  title: 'Teleconsult',
  lead: 'See a doctor by video, from where you are.',
  steps: {
    heading: 'What happens',
    items: [
      { title: 'Join the queue', text: 'Say why you come. The clinic finds you by your NRIC or FIN.' },
      {
        title: 'Wait for the doctor',
        text: 'Your video opens at once. The doctor joins when it is your turn.',
      },
      { title: 'Show your ID', text: 'The doctor looks at it to be sure that it is you. Then you talk.' },
    ],
  },
  queue: {
    /** Number of waiting patients. */
    waiting: (count: number) => (count === 1 ? '1 patient waiting' : `${count} patients waiting`),
    estimate: (estimate: string) => `Estimated wait time: ${estimate}`,
    /** Position in the order of calls. */
    position: (position: number) => (position === 1 ? 'You are next' : `You are number ${position}`),
    /** Basis of the estimate. */
    basis: (doctors: number, usualMinutes: number | null) => {
      const online = doctors === 1 ? '1 doctor is online.' : `${doctors} doctors are online.`;
      return usualMinutes === null
        ? online
        : `${online} A consultation usually takes about ${usualMinutes} minutes.`;
    },
    noDoctor: 'No doctor is online at the moment. You can join, and the first doctor to come will see you.',
    alternatives: 'If it cannot wait, see a GP clinic or polyclinic near you.',
  },
  form: {
    heading: 'Join the queue',
    nric: 'NRIC or FIN',
    nricHelp: 'A letter, seven digits and a letter, such as S•••••67D.',
    nricOfProfile: 'The one of your profile. You can type another one.',
    submit: 'Join the queue',
  },
  errors: {
    missing: 'Enter your NRIC or FIN.',
    format: 'Check the letter and the seven digits: an NRIC or FIN looks like S•••••67D.',
    checksum: 'Check the letter and the seven digits: the last letter does not fit this number.',
  },
  notFound: {
    title: 'Patient not found',
    text: 'The clinic has no patient with this number, or it is not the number in your profile. Check it and try again, or register.',
    register: 'Register with the clinic',
  },
  failed: 'You have not joined the queue',
  push: {
    heading: 'A message when it is your turn',
    off: 'Get a message on this device when the doctor is ready, also when Vitalane is closed. Reminders of your medicines then come here too.',
    on: 'This device shows a message when the doctor is ready, also when Vitalane is closed.',
    unsupported:
      'This browser cannot show messages while Vitalane is closed. Keep a page of it open: it rings when the doctor is ready.',
    blocked:
      'Your browser blocks notifications. Allow them in the site settings beside the address, then reload this page. Until then, keep a page of Vitalane open: it rings when the doctor is ready.',
    turnOn: 'Turn on messages',
    turnOff: 'Turn off messages',
  },
} as const;
