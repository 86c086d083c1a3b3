import type { EmergencyKind } from './kinds.ts';

/** The emergency number of Singapore. */
export const EMERGENCY_NUMBER = '995';

/** Telephone numbers that advice may name, in their written form. Check them once a year. */
export const NAMED_PHONES = ['995', '1767', '9151 1767', '1771', '6669 1771', '6389 2222'] as const;

/** Label of the link that calls the emergency number. */
export const CALL_EMERGENCY_WORDS = 'Call 995';
/** Link that calls the emergency number. */
export const EMERGENCY_CALL = { label: CALL_EMERGENCY_WORDS, href: `tel:${EMERGENCY_NUMBER}` } as const;
/** Notice at the top of the page for video consultations. */
export const TELEHEALTH_EMERGENCY = {
  title: 'In an emergency, do not wait here',
  text: 'With chest pain, trouble breathing, weakness on one side or heavy bleeding: call 995.',
} as const;
/** Paragraph of the terms of use on emergencies. */
export const TERMS_EMERGENCY_WORDS =
  'Do not wait for a video call with chest pain, trouble breathing, signs of a stroke or heavy bleeding. Call 995 at once.';
/** Last line of every report, letter and page of advice. */
export const EMERGENCY_WORDS = 'In an emergency call 995.';
/** Symptoms to watch for after a vaccine. */
export const VACCINE_REACTION_WORDS = 'Trouble breathing or swelling of the face after a vaccine: call 995.';

/** Warning for a person who may choke. */
export const NOT_AWAKE_WORDS = 'Do not give food or drink to someone who is not fully awake.';
/** Where to go with a dangerous value but without signs of a collapse. */
export const GO_TO_A_AND_E_WORDS = 'Go to A&E now. If you feel very unwell or cannot get there, call 995.';

/** Text for low sugar of a person who cannot treat themselves. HealthHub 15-15 rule. */
export const LOW_SUGAR_EMERGENCY_WORDS = `Call 995 now. ${NOT_AWAKE_WORDS}`;

/** Actions by kind. Sources: MOH and SCDF 2021; HPB F.A.S.T. 2016; SOS, mindline and IMH (helplines). */
export const EMERGENCY_KIND_WORDS: Readonly<Record<EmergencyKind, string>> = {
  suicide:
    'You matter, and help is here. If you may act on this or have hurt yourself, call 995 or go to A&E now. To talk at any hour: SOS 1767 or WhatsApp 9151 1767; mindline 1771; IMH 6389 2222.',
  pregnancy: 'Call your maternity hospital now or go there. Heavy bleeding or a fit: call 995.',
  stroke: 'This may be a stroke. Call 995 now. Note the time it began.',
  headache: 'Call 995 now.',
  heart: 'Call 995 now. Do not drive yourself.',
  breathing: 'Call 995 now if this is new or getting worse.',
  bleeding: 'Call 995 now. Press on a wound.',
  low_sugar: LOW_SUGAR_EMERGENCY_WORDS,
  ketoacidosis: 'Go to A&E now, or call 995.',
  collapse: 'Call 995 now.',
  allergy: 'Call 995 now.',
};
