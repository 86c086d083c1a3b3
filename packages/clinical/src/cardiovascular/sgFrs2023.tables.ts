import type { BandTable } from '../bands.ts';
import type { Sex } from '../fields.ts';

/*
 * SG-FRS-2023, Ministry of Health Singapore: points for 10-year coronary artery disease, adapted from the ATP III
 * point table. One cell (women 70–79, TC 4.1–5.1) differs between transcriptions; 1 is the ATP III value.
 */

/** Points of one step for each sex. */
export type PointsBySex = Readonly<Record<Sex, number>>;

/** Points in each age decade: 20–39, 40–49, 50–59, 60–69, 70–79. */
export type PointsByDecade = readonly [number, number, number, number, number];

/** Column of an age in a row of `PointsByDecade`. */
export const DECADE: BandTable<0 | 1 | 2 | 3 | 4> = {
  steps: [
    ['<', 40, 0],
    ['<', 50, 1],
    ['<', 60, 2],
    ['<', 70, 3],
  ],
  otherwise: 4,
};

/** Points for age in years, 20 to 79. */
export const AGE_POINTS: BandTable<PointsBySex> = {
  steps: [
    ['<', 35, { male: -9, female: -7 }],
    ['<', 40, { male: -4, female: -3 }],
    ['<', 45, { male: 0, female: 0 }],
    ['<', 50, { male: 3, female: 3 }],
    ['<', 55, { male: 6, female: 6 }],
    ['<', 60, { male: 8, female: 8 }],
    ['<', 65, { male: 10, female: 10 }],
    ['<', 70, { male: 11, female: 12 }],
    ['<', 75, { male: 12, female: 14 }],
  ],
  otherwise: { male: 13, female: 16 },
};

/** Points for total cholesterol in mmol/L to 1 decimal. */
export const TC_POINTS: BandTable<Readonly<Record<Sex, PointsByDecade>>> = {
  steps: [
    ['<', 4.1, { male: [0, 0, 0, 0, 0], female: [0, 0, 0, 0, 0] }],
    ['<', 5.2, { male: [4, 3, 2, 1, 0], female: [4, 3, 2, 1, 1] }],
    ['<', 6.2, { male: [7, 5, 3, 1, 0], female: [8, 6, 4, 2, 1] }],
    ['<', 7.3, { male: [9, 6, 4, 2, 1], female: [11, 8, 5, 3, 2] }],
  ],
  otherwise: { male: [11, 8, 5, 3, 1], female: [13, 10, 7, 4, 2] },
};

/** Points for a smoker. */
export const SMOKER_POINTS: Readonly<Record<Sex, PointsByDecade>> = {
  male: [8, 5, 3, 1, 1],
  female: [9, 7, 4, 2, 1],
};

/** Points for HDL cholesterol in mmol/L to 1 decimal, both sexes. */
export const HDL_POINTS: BandTable<number> = {
  steps: [
    ['<', 1, 2],
    ['<', 1.3, 1],
    ['<', 1.6, 0],
  ],
  otherwise: -1,
};

/** Points for systolic pressure in whole mmHg, without and with blood pressure medicine. */
export const SBP_POINTS: BandTable<Readonly<Record<'untreated' | 'treated', PointsBySex>>> = {
  steps: [
    ['<', 120, { untreated: { male: 0, female: 0 }, treated: { male: 0, female: 0 } }],
    ['<', 130, { untreated: { male: 0, female: 1 }, treated: { male: 1, female: 3 } }],
    ['<', 140, { untreated: { male: 1, female: 2 }, treated: { male: 2, female: 4 } }],
    ['<', 160, { untreated: { male: 1, female: 3 }, treated: { male: 2, female: 5 } }],
  ],
  otherwise: { untreated: { male: 2, female: 4 }, treated: { male: 3, female: 6 } },
};

/** The ethnic groups of the model. `other`, Eurasian included, is read in the Chinese column. */
export const SG_FRS_ETHNICITIES = ['chinese', 'malay', 'indian', 'other'] as const;

/** An ethnic group of the model. */
export type SgFrsEthnicity = (typeof SG_FRS_ETHNICITIES)[number];

/** Risk in percent, one entry per point from `from` on; below it the risk is "<1". */
export interface RiskColumns {
  readonly from: number;
  readonly risk: Readonly<Record<SgFrsEthnicity, readonly string[]>>;
}

const MEN_CHINESE = '<1 <1 <1 1 1 1 1 2 2 3 3 4 5 7 9 11 14 18 23 28'.split(' ');
const WOMEN_CHINESE = '<1 <1 <1 <1 1 1 1 1 2 2 3 4 5 7 8 11 14 18 22'.split(' ');

/** Risk by points, sex and ethnic group. */
export const RISK_COLUMNS: Readonly<Record<Sex, RiskColumns>> = {
  male: {
    from: 1,
    risk: {
      chinese: MEN_CHINESE,
      malay: '<1 1 1 1 1 2 2 3 3 4 5 7 9 11 14 18 22 28 34 42'.split(' '),
      indian: '1 1 1 1 2 2 3 4 5 6 7 10 12 15 19 24 30 37 45 54'.split(' '),
      other: MEN_CHINESE,
    },
  },
  female: {
    from: 9,
    risk: {
      chinese: WOMEN_CHINESE,
      malay: '<1 1 1 1 1 1 2 2 3 4 5 7 9 11 14 18 23 29 36'.split(' '),
      indian: '1 1 1 1 2 2 3 3 4 6 7 10 12 16 20 25 31 39 47'.split(' '),
      other: WOMEN_CHINESE,
    },
  },
};
