import type { Sex } from '../fields.ts';

/** Advice on one vaccine. */
export type VaccineAdvice =
  | 'up_to_date'
  | 'complete'
  | 'recommended'
  | 'optional'
  | 'discuss'
  | 'check_immunity'
  | 'not_now'
  | 'not_routine';

/** Vaccine of the schedule. */
export type Vaccine =
  | 'influenza'
  | 'pneumococcal'
  | 'zoster'
  | 'tdap'
  | 'hpv'
  | 'hepatitisB'
  | 'mmr'
  | 'varicella'
  | 'covid19'
  | 'rsv';

/** A yes/no fact about the person or their record. */
type VaccineFlag =
  | 'isPregnant'
  | 'isImmunocompromised'
  | 'isAgedCareResident'
  | 'tdapThisPregnancy'
  | 'hepBImmune'
  | 'mmrImmune'
  | 'varicellaImmune';

/** A recorded number of doses. */
type DoseCount = 'zosterDoses' | 'hpvDoses' | 'hepBDoses' | 'mmrDoses' | 'varicellaDoses';

/** Conditions that raise the need for a vaccine. */
type ConditionSet = 'flu' | 'pneumo';

/** Criterion that a person meets when every present part applies. */
export interface Criterion {
  readonly sex?: Sex;
  readonly fromYears?: number;
  readonly belowYears?: number;
  readonly flags?: readonly VaccineFlag[];
  readonly conditionIn?: ConditionSet;
  /** Vaccines that must all be recorded. */
  readonly recorded?: readonly string[];
  readonly doses?: readonly [DoseCount, number];
  /** Dose given less than this number of calendar months ago. */
  readonly givenWithin?: readonly ['influenzaLast' | 'covidLast', number];
}

/** Advice when any of the criteria is met. */
interface VaccineRule {
  readonly advice: VaccineAdvice;
  readonly whenAny: readonly Criterion[];
}

/** Rules of a vaccine: the first that is met decides; `otherwise` when none is. */
export interface VaccineRules {
  readonly rules: readonly VaccineRule[];
  readonly otherwise: VaccineAdvice;
}

/** Schedule and the day of its entry into force. */
export interface VaccinationSchedule {
  /** YYYY-MM-DD */
  readonly effectiveFrom: string;
  readonly conditionSets: Readonly<Record<ConditionSet, readonly string[]>>;
  readonly vaccines: Readonly<Record<Vaccine, VaccineRules>>;
}

const PREGNANT: Criterion = { flags: ['isPregnant'] };
const IMMUNOCOMPROMISED: Criterion = { flags: ['isImmunocompromised'] };
const AGED_CARE: Criterion = { flags: ['isAgedCareResident'] };
const FLU_CONDITION: Criterion = { conditionIn: 'flu' };
const PNEUMO_CONDITION: Criterion = { conditionIn: 'pneumo' };
const SHARED_CONDITIONS = [
  'diabetes',
  'chronic_heart',
  'chronic_lung',
  'chronic_kidney',
  'chronic_liver',
  'asplenia',
];
const RSV_AGES = { fromYears: 60, belowYears: 75 };

/**
 * Adult schedule in force from 1 September 2025. Sources: National Adult Immunisation Schedule (MOH and CDA, 2025);
 * Healthier SG adult vaccination; CDA COVID-19 advice 2025/26; Singapore Family Physician 2025;51(4):14 for RSV.
 * COVID-19 and RSV are outside the national schedule. High blood pressure alone is in neither set of conditions.
 */
export const VACCINATION_SCHEDULE: VaccinationSchedule = {
  effectiveFrom: '2025-09-01',
  conditionSets: {
    flu: [...SHARED_CONDITIONS, 'asthma', 'neurological', 'haematological'],
    pneumo: [...SHARED_CONDITIONS, 'csf_leak', 'cochlear_implant'],
  },
  vaccines: {
    influenza: {
      rules: [
        { advice: 'up_to_date', whenAny: [{ givenWithin: ['influenzaLast', 12] }] },
        {
          advice: 'recommended',
          whenAny: [{ fromYears: 65 }, FLU_CONDITION, IMMUNOCOMPROMISED, PREGNANT, AGED_CARE],
        },
      ],
      otherwise: 'optional',
    },
    pneumococcal: {
      rules: [
        { advice: 'complete', whenAny: [{ recorded: ['PCV20'] }, { recorded: ['PCV13', 'PPSV23'] }] },
        { advice: 'recommended', whenAny: [{ fromYears: 65 }, PNEUMO_CONDITION, IMMUNOCOMPROMISED] },
      ],
      otherwise: 'not_routine',
    },
    zoster: {
      rules: [
        { advice: 'complete', whenAny: [{ doses: ['zosterDoses', 2] }] },
        { advice: 'recommended', whenAny: [{ fromYears: 60 }, IMMUNOCOMPROMISED] },
      ],
      otherwise: 'not_routine',
    },
    tdap: {
      rules: [
        { advice: 'complete', whenAny: [{ flags: ['isPregnant', 'tdapThisPregnancy'] }] },
        { advice: 'recommended', whenAny: [PREGNANT] },
      ],
      otherwise: 'not_routine',
    },
    hpv: {
      rules: [
        { advice: 'complete', whenAny: [{ doses: ['hpvDoses', 3] }] },
        { advice: 'not_now', whenAny: [{ sex: 'female', fromYears: 18, belowYears: 27, ...PREGNANT }] },
        { advice: 'recommended', whenAny: [{ sex: 'female', fromYears: 18, belowYears: 27 }] },
      ],
      otherwise: 'not_routine',
    },
    hepatitisB: {
      rules: [{ advice: 'complete', whenAny: [{ doses: ['hepBDoses', 3] }, { flags: ['hepBImmune'] }] }],
      otherwise: 'check_immunity',
    },
    mmr: {
      rules: [
        { advice: 'complete', whenAny: [{ doses: ['mmrDoses', 2] }, { flags: ['mmrImmune'] }] },
        { advice: 'not_now', whenAny: [PREGNANT, IMMUNOCOMPROMISED] },
      ],
      otherwise: 'check_immunity',
    },
    varicella: {
      rules: [
        { advice: 'complete', whenAny: [{ doses: ['varicellaDoses', 2] }, { flags: ['varicellaImmune'] }] },
        { advice: 'not_now', whenAny: [PREGNANT, IMMUNOCOMPROMISED] },
      ],
      otherwise: 'check_immunity',
    },
    covid19: {
      rules: [
        { advice: 'up_to_date', whenAny: [{ givenWithin: ['covidLast', 12] }] },
        { advice: 'recommended', whenAny: [{ fromYears: 60 }, FLU_CONDITION, IMMUNOCOMPROMISED, AGED_CARE] },
      ],
      otherwise: 'optional',
    },
    rsv: {
      rules: [
        {
          advice: 'discuss',
          whenAny: [
            { fromYears: 75 },
            { ...RSV_AGES, ...FLU_CONDITION },
            { ...RSV_AGES, ...PNEUMO_CONDITION },
            { ...RSV_AGES, ...IMMUNOCOMPROMISED },
            { ...RSV_AGES, ...AGED_CARE },
          ],
        },
      ],
      otherwise: 'not_routine',
    },
  },
};
