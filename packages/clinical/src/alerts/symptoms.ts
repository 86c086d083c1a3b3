/** Symptoms that a person can report with a reading or a result, with their patient texts. */
export const SYMPTOMS = {
  chest_pain: 'Chest pain or pressure',
  breathless: 'Breathlessness',
  one_sided_weakness: 'Weakness or numbness on one side',
  face_droop: 'A drooping face',
  speech_trouble: 'Trouble speaking',
  vision_loss: 'Loss of sight',
  confused: 'Confusion',
  worst_headache: 'The worst headache ever',
  bad_headache: 'A bad headache',
  fainting: 'Fainting',
  faint_feeling: 'Feeling faint',
  unwell: 'Feeling unwell',
  fit: 'A fit',
  fever: 'Fever',
  bleeding: 'Bleeding',
  belly_pain: 'Belly pain',
  upper_belly_pain: 'Pain under the ribs',
  vision_change: 'Changed sight',
  sudden_swelling: 'Sudden swelling',
  yellow_eyes: 'Yellow eyes',
  vomiting: 'Vomiting',
  fast_breathing: 'Fast breathing',
  fruity_breath: 'Fruity breath',
  drowsy: 'Drowsiness',
  unconscious: 'Not awake',
  cannot_swallow: 'Cannot swallow',
  very_thirsty: 'Great thirst',
  weight_loss: 'Weight loss',
  passing_more_urine: 'Passing much urine',
} as const;

/** A symptom that changes the grade of an alert. */
export type Symptom = keyof typeof SYMPTOMS;

/** Returns whether a code is a symptom. */
export function isSymptom(code: string): code is Symptom {
  return Object.hasOwn(SYMPTOMS, code);
}

/** Symptoms that make every alert an emergency. */
export const RED_FLAGS: readonly Symptom[] = [
  'chest_pain',
  'breathless',
  'one_sided_weakness',
  'face_droop',
  'speech_trouble',
  'vision_loss',
  'confused',
  'worst_headache',
  'fainting',
  'fit',
  'unconscious',
];

/** Relevant signs with a blood pressure in pregnancy and in the 42 days after a birth. */
export const PREGNANCY_SIGNS: readonly Symptom[] = [
  'bad_headache',
  'vision_change',
  'upper_belly_pain',
  'sudden_swelling',
  'bleeding',
];

/** Signs of acid in the blood. */
export const KETOACIDOSIS_SIGNS: readonly Symptom[] = [
  'vomiting',
  'belly_pain',
  'upper_belly_pain',
  'fast_breathing',
  'drowsy',
  'confused',
  'fruity_breath',
];

/** Signs of sugar that has been high for a long time. */
export const THIRST_SIGNS: readonly Symptom[] = ['very_thirsty', 'weight_loss', 'passing_more_urine'];

/** Signs with which a person with low sugar cannot treat themselves. */
export const HELPLESS_SIGNS: readonly Symptom[] = ['drowsy', 'cannot_swallow', ...RED_FLAGS];

/** Returns whether one of `signs` is among the symptoms. */
export function hasAny(symptoms: readonly Symptom[], signs: readonly Symptom[]): boolean {
  return symptoms.some((symptom) => signs.includes(symptom));
}

const FELT_RED_FLAGS = RED_FLAGS.filter((code) => code !== 'unconscious');

const ASKED_SYMPTOMS = {
  blood_pressure: [...FELT_RED_FLAGS, 'bad_headache'],
  low_pressure: ['fainting', 'confused', 'chest_pain', 'breathless', 'faint_feeling', 'unwell'],
  low_sugar: ['confused', 'drowsy', 'fit', 'cannot_swallow', 'fainting', 'chest_pain', 'breathless'],
  high_sugar: [
    'vomiting',
    'belly_pain',
    'fast_breathing',
    'drowsy',
    'confused',
    'fruity_breath',
    'chest_pain',
    'breathless',
  ],
  lab: [
    'chest_pain',
    'breathless',
    'fainting',
    'confused',
    'bleeding',
    'fever',
    'belly_pain',
    'yellow_eyes',
    'vomiting',
    'unwell',
  ],
  weight_gain: ['breathless', 'sudden_swelling'],
} as const satisfies Record<string, readonly Symptom[]>;

/**
 * Returns the symptoms to offer beside an alert, in display order. `hasPregnancyLimits`: the pregnancy limits apply,
 * so that additional signs count and come first.
 */
export function askedSymptoms(
  kind: keyof typeof ASKED_SYMPTOMS,
  hasPregnancyLimits: boolean,
): readonly Symptom[] {
  const isOfPregnancy = kind === 'blood_pressure' && hasPregnancyLimits;
  return isOfPregnancy ? [...PREGNANCY_SIGNS, ...FELT_RED_FLAGS] : ASKED_SYMPTOMS[kind];
}

const URGENT_SYMPTOMS: Readonly<Record<keyof typeof ASKED_SYMPTOMS, readonly Symptom[]>> = {
  blood_pressure: [...RED_FLAGS, 'bad_headache'],
  low_pressure: RED_FLAGS,
  low_sugar: HELPLESS_SIGNS,
  high_sugar: [...RED_FLAGS, ...KETOACIDOSIS_SIGNS],
  lab: RED_FLAGS,
  // Breathlessness with a gain of weight is for a doctor today.
  weight_gain: RED_FLAGS.filter((symptom) => symptom !== 'breathless'),
};

/** Returns whether this symptom alone makes an alert of this kind an emergency, whatever the value behind it. */
export function isUrgentSymptom(kind: keyof typeof ASKED_SYMPTOMS, symptom: Symptom): boolean {
  return URGENT_SYMPTOMS[kind].includes(symptom);
}

/** Corrected symptoms of an alert. */
export interface SymptomCorrection {
  readonly symptoms: readonly Symptom[];
  /** Symptoms that no longer count; with any of them the level is computed again. */
  readonly withdrawn: readonly Symptom[];
}

/**
 * Adds symptoms to an alert and removes mistaken ones. A symptom that has passed is no mistake: it still counts,
 * because only a reading or a doctor ends an alert.
 *
 * @signOff [D] A symptom that was reported by mistake no longer counts; one that has passed does.
 */
export function correctSymptoms(
  known: readonly Symptom[],
  { added, mistaken }: { readonly added: readonly Symptom[]; readonly mistaken: readonly Symptom[] },
): SymptomCorrection {
  const isWithdrawn = (symptom: Symptom) => mistaken.includes(symptom) && !added.includes(symptom);
  return {
    symptoms: [...new Set([...known, ...added])].filter((symptom) => !isWithdrawn(symptom)),
    withdrawn: known.filter(isWithdrawn),
  };
}
