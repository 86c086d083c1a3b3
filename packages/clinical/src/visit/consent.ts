import { EMERGENCY_NUMBER } from '../emergency/words.ts';

/** Text that a patient agrees to before a visit by video. */
export interface VideoConsentText {
  /** Changes with the words, and then every patient is asked again. */
  readonly version: string;
  readonly language: 'en';
  readonly points: readonly string[];
  /** What the patient confirms. */
  readonly statement: string;
}

/**
 * Consent to a visit by video: its limits, what else there is, who learns of it, and that it is voluntary. Sources: SMC
 * Ethical Code and Ethical Guidelines 2016, B6; MOH National Telemedicine Guidelines 2015.
 *
 * @signOff [D] What a patient is told before agreeing to a visit by video. New words need a new version.
 */
export const VIDEO_CONSENT: VideoConsentText = {
  version: '2026-11-30',
  language: 'en',
  points: [
    'The doctor can see and hear you, but cannot examine you. Some problems cannot be judged by video.',
    'If video is not enough, the doctor tells you where to be seen in person.',
    `In an emergency do not wait for the call: phone ${EMERGENCY_NUMBER}.`,
    'The doctor checks your ID and may open the health record that you keep here. You can see when.',
    'The call is not recorded. The notes of the doctor, your answers and messages are kept with the visit.',
    'Picture or sound can fail. The doctor may then phone you.',
    'It is your choice. You can stop at any time: leave the queue or the call.',
  ],
  statement: 'I have read this and want to see a doctor by video.',
};
