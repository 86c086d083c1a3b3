import type { GivenVideoConsent, VideoConsent } from './VideoConsent.types.ts';

/** Consent that the patient is asked for. */
export const askedConsent: VideoConsent = {
  text: {
    version: '2026-01',
    language: 'en',
    points: [
      'The doctor can see and hear you, but cannot examine you.',
      'If video is not enough, the doctor tells you where to be seen in person.',
      'The call is not recorded.',
    ],
    statement: 'I have read this and want to see a doctor by video.',
  },
  givenAt: null,
};

/** The same, given before an earlier visit. */
export const givenConsent = {
  text: askedConsent.text,
  givenAt: '2025-11-03T01:10:00.000Z',
} satisfies GivenVideoConsent;
