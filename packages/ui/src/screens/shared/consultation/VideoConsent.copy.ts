/** Texts about the consent to visits by video. */
export const videoConsentCopy = {
  heading: 'Before a visit by video',
  given: (day: string, time: string) => `Consent to video given on ${day}, ${time}`,
  spoken: (day: string, time: string) => `Consent to video given in the call on ${day}, ${time}`,
  agree: 'I agree',
  missing: 'Read the points above and tick this to join.',
  /** For the doctor. */
  doctor: {
    heading: 'Consent to the video visit',
    none: 'The patient has not agreed to be seen by video.',
    ask: 'Say what video cannot do, and ask.',
    agrees: 'The patient agrees',
    notRecorded: 'No consent is on record.',
  },
} as const;
