/** Condition of the product. */
interface Condition {
  /** Name in lists, in patients' language. */
  readonly name: string;
  /** Name inside a sentence, when it is not the lower-case name. */
  readonly phrase?: string;
  /** Whether the condition is lifelong: "I no longer have it" does not end it. */
  readonly isLifelong?: true;
  /** General item of which this is a kind. */
  readonly partOf?: 'diabetes' | 'artery_disease';
  /** Name in the vaccination schedule. */
  readonly vaccine?: string;
}

const ofHeart = { vaccine: 'chronic_heart' } as const;
const ofLungs = { vaccine: 'chronic_lung' } as const;
const ofLiver = { vaccine: 'chronic_liver' } as const;
const ofNerves = { vaccine: 'neurological' } as const;
const lifelong = { isLifelong: true } as const;
const kindOfDiabetes = { ...lifelong, partOf: 'diabetes', vaccine: 'diabetes' } as const;
const arteryDisease = { ...lifelong, partOf: 'artery_disease' } as const;

/**
 * The single list of conditions of the product. Forms, diagnoses, the vaccination schedule and every rule use these
 * codes. `diabetes` is diabetes of unknown type; `artery_disease` is artery disease of unknown place.
 *
 * @signOff [D] Which conditions are lifelong, so that "I no longer have it" does not end them.
 */
export const CONDITIONS = {
  hypertension: { name: 'High blood pressure' },
  diabetes: { name: 'Diabetes, type not known', phrase: 'diabetes', ...lifelong, vaccine: 'diabetes' },
  type_2_diabetes: { name: 'Diabetes, type 2', phrase: 'type 2 diabetes', ...kindOfDiabetes },
  type_1_diabetes: { name: 'Diabetes, type 1', phrase: 'type 1 diabetes', ...kindOfDiabetes },
  gestational_diabetes: { name: 'Diabetes in pregnancy' },
  prediabetes: { name: 'Blood sugar above normal (pre-diabetes)', phrase: 'pre-diabetes' },
  high_cholesterol: { name: 'High cholesterol' },
  familial_hypercholesterolaemia: {
    name: 'Inherited high cholesterol (familial hypercholesterolaemia)',
    phrase: 'inherited high cholesterol',
    ...lifelong,
  },
  artery_disease: { name: 'Artery disease', ...lifelong },
  heart_attack: { name: 'Past heart attack', phrase: 'a past heart attack', ...arteryDisease, ...ofHeart },
  coronary_artery_disease: {
    name: 'Narrowed heart arteries, stent or bypass',
    phrase: 'narrowed heart arteries',
    ...arteryDisease,
    ...ofHeart,
  },
  heart_failure: { name: 'Heart failure', ...lifelong, ...ofHeart },
  atrial_fibrillation: {
    name: 'Irregular heartbeat (atrial fibrillation)',
    phrase: 'an irregular heartbeat',
    ...ofHeart,
  },
  heart_valve_disease: { name: 'Heart valve disease', ...ofHeart },
  stroke: {
    name: 'Past stroke or mini-stroke',
    phrase: 'a past stroke or mini-stroke',
    ...arteryDisease,
    ...ofNerves,
  },
  peripheral_artery_disease: { name: 'Narrowed leg arteries', ...arteryDisease },
  chronic_kidney_disease: { name: 'Long-term kidney disease', ...lifelong, vaccine: 'chronic_kidney' },
  asthma: { name: 'Asthma', vaccine: 'asthma' },
  copd: {
    name: 'Chronic obstructive lung disease (COPD)',
    phrase: 'chronic obstructive lung disease (COPD)',
    ...ofLungs,
  },
  other_lung_disease: {
    name: 'Other long-term lung disease',
    phrase: 'another long-term lung disease',
    ...ofLungs,
  },
  chronic_hepatitis_b: {
    name: 'Long-term hepatitis B',
    phrase: 'long-term hepatitis B',
    ...lifelong,
    ...ofLiver,
  },
  fatty_liver: { name: 'Fatty liver', phrase: 'a fatty liver' },
  chronic_liver_disease: {
    name: 'Other long-term liver disease or cirrhosis',
    phrase: 'long-term liver disease or cirrhosis',
    ...lifelong,
    ...ofLiver,
  },
  hypothyroidism: { name: 'Underactive thyroid', phrase: 'an underactive thyroid' },
  hyperthyroidism: { name: 'Overactive thyroid', phrase: 'an overactive thyroid' },
  gout: { name: 'Gout' },
  osteoarthritis: { name: 'Osteoarthritis' },
  rheumatoid_arthritis: { name: 'Rheumatoid arthritis' },
  osteoporosis: { name: 'Osteoporosis' },
  psoriasis: { name: 'Psoriasis' },
  glaucoma: { name: 'Glaucoma' },
  allergic_rhinitis: { name: 'Allergic rhinitis' },
  reflux_disease: { name: 'Acid reflux or stomach ulcer', phrase: 'acid reflux or a stomach ulcer' },
  enlarged_prostate: { name: 'Enlarged prostate', phrase: 'an enlarged prostate' },
  depression: { name: 'Depression' },
  anxiety: { name: 'Anxiety' },
  bipolar_disorder: { name: 'Bipolar disorder' },
  schizophrenia: { name: 'Schizophrenia' },
  dementia: { name: 'Dementia', ...lifelong, ...ofNerves },
  parkinsons_disease: { name: "Parkinson's disease", phrase: "Parkinson's disease", ...ofNerves },
  epilepsy: { name: 'Epilepsy', ...ofNerves },
  blood_disorder: {
    name: 'Long-term blood disorder, such as thalassaemia',
    phrase: 'a long-term blood disorder',
    vaccine: 'haematological',
  },
  no_spleen: {
    name: 'Spleen removed or not working',
    phrase: 'a removed or non-working spleen',
    ...lifelong,
    vaccine: 'asplenia',
  },
  weak_immune_system: {
    name: 'Weak immune system, from an illness or a treatment',
    phrase: 'a weak immune system',
  },
  cancer: { name: 'Cancer, now or in the past', phrase: 'cancer' },
  cerebrospinal_fluid_leak: {
    name: 'Leak of the fluid around the brain',
    phrase: 'a leak of the fluid around the brain',
    vaccine: 'csf_leak',
  },
  cochlear_implant: { name: 'Cochlear implant', phrase: 'a cochlear implant', vaccine: 'cochlear_implant' },
} as const satisfies Readonly<Record<string, Condition>>;

/** Code of a condition. */
export type ConditionCode = keyof typeof CONDITIONS;
