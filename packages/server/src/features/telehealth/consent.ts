import { VIDEO_CONSENT } from '@vitalane/clinical';
import type { ConsentAnswer, ConsentText, VisitConsent } from '@vitalane/contract';
import { z } from 'zod';

const consent = z.object({
  text: z
    .object({
      version: z.string(),
      language: z.enum(['en', 'zh', 'ms', 'ta']),
      points: z.array(z.string()),
      statement: z.string(),
    })
    .nullable(),
  givenAt: z.iso.datetime(),
});

/** Text that patients are asked to agree to now. */
export const presentConsentText: ConsentText = { ...VIDEO_CONSENT, points: [...VIDEO_CONSENT.points] };

/** Parses a consent with the text that was agreed to; `null` without it and when the column is invalid. */
export function readConsent(stored: unknown): VisitConsent | null {
  return consent.safeParse(stored).data ?? null;
}

/** As {@link readConsent}; `null` also for a consent to an earlier version of the text. */
export function readPresentConsent(stored: unknown): VisitConsent | null {
  const given = readConsent(stored);
  return given?.text?.version === presentConsentText.version ? given : null;
}

/** Returns whether an answer is about the present text. */
export function isPresentText({ version, language }: ConsentAnswer): boolean {
  return version === presentConsentText.version && language === presentConsentText.language;
}
