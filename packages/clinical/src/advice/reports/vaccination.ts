import { CITATIONS } from '../../citations.ts';
import { VACCINE_REACTION_WORDS } from '../../emergency/words.ts';
import type { Vaccine, VaccineAdvice } from '../../vaccination/schedule.ts';
import type { BandWords, ReportFrame } from './words.ts';

/** Frame of the report on vaccines. */
export const VACCINATION_REPORT: ReportFrame = {
  title: 'Your vaccines',
  model: 'National Adult Immunisation Schedule',
  version: 'September 2025',
  sources: [CITATIONS.vaccination],
  nothingToDo: 'No vaccine is due for you now. Look again in 12 months.',
  seekCare: [VACCINE_REACTION_WORDS],
};

/** Labels of the vaccines, in display order. */
export const VACCINE_LABELS: Readonly<Record<Vaccine, string>> = {
  influenza: 'Flu',
  pneumococcal: 'Pneumococcal',
  zoster: 'Shingles',
  covid19: 'COVID-19',
  hepatitisB: 'Hepatitis B',
  mmr: 'Measles, mumps, rubella',
  varicella: 'Chickenpox',
  hpv: 'HPV',
  tdap: 'Whooping cough (Tdap)',
  rsv: 'RSV',
};

/** Texts for the advice on a vaccine. */
const VACCINE_WORDS: Readonly<Record<VaccineAdvice, BandWords>> = {
  up_to_date: { level: 'info', text: 'Up to date.' },
  complete: { level: 'info', text: 'Complete.' },
  recommended: { level: 'act', text: 'You may be due for this vaccine. Book with your clinic.' },
  optional: { level: 'info', text: 'You may have it if you wish.' },
  discuss: { level: 'act', text: 'Talk to your doctor about this vaccine.' },
  check_immunity: { level: 'act', text: 'Ask your clinic whether you are immune or need it.' },
  not_now: { level: 'info', text: 'Not now. Ask your doctor when.' },
  not_routine: { level: 'info', text: 'Not a routine vaccine for you.' },
};

/** Actions for the advice on a vaccine, before its name; none for the others. */
const VACCINE_ACTIONS: Readonly<Partial<Record<VaccineAdvice, string>>> = {
  recommended: 'Book this vaccine with your clinic',
  discuss: 'Talk to your doctor about this vaccine',
  check_immunity: 'Ask your clinic whether you need this vaccine',
  not_now: 'Ask your doctor when you can have this vaccine',
};

/** Returns the texts for a vaccine. */
export function vaccineWords(vaccine: Vaccine, advice: VaccineAdvice): BandWords {
  const action = VACCINE_ACTIONS[advice];
  return { ...VACCINE_WORDS[advice], ...(action && { advice: `${action}: ${VACCINE_LABELS[vaccine]}.` }) };
}

/** General advice beside the vaccines. */
export const VACCINE_CAUTION_WORDS =
  'If you have ever had a severe reaction to a vaccine, or have a fever now, ask first.';
