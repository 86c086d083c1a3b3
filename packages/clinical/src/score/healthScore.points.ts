import { completedYears } from '@vitalane/time';
import type { BandTable } from '../bands.ts';

/*
 * Point tables of Life's Essential 8 (Lloyd-Jones, Circulation 2022;146:e18), with BMI at the WHO action
 * points for Asian adults. The values for underweight, high fasting glucose and unspecified non-smokers are
 * choices of this product.
 */

/** Points for systolic pressure in whole mmHg; the lower of the two pressures' points counts. */
export const SBP_POINTS: BandTable<number> = {
  steps: [
    ['<', 120, 100],
    ['<', 130, 75],
    ['<', 140, 50],
    ['<', 160, 25],
  ],
  otherwise: 0,
};

/** Points for diastolic pressure in whole mmHg. */
export const DBP_POINTS: BandTable<number> = {
  steps: [
    ['<', 80, 100],
    ['<', 90, 50],
    ['<', 100, 25],
  ],
  otherwise: 0,
};

/** Points for BMI to 1 decimal. */
export const BMI_POINTS: BandTable<number> = {
  steps: [
    ['<', 18.5, 70],
    ['<', 23, 100],
    ['<', 27.5, 70],
    ['<', 32.5, 30],
    ['<', 37.5, 15],
  ],
  otherwise: 0,
};

/** Points for non-HDL cholesterol in mg/dL. */
export const NON_HDL_POINTS: BandTable<number> = {
  steps: [
    ['<', 130, 100],
    ['<', 160, 60],
    ['<', 190, 40],
    ['<', 220, 20],
  ],
  otherwise: 0,
};

/** Most points that blood sugar gives with diabetes. */
export const DIABETES_MOST = 40;

/** Points for HbA1c (%, to 1 decimal) with diabetes. */
export const HBA1C_DIABETES_POINTS: BandTable<number> = {
  steps: [
    ['<', 7, DIABETES_MOST],
    ['<', 8, 30],
    ['<', 9, 20],
    ['<', 10, 10],
  ],
  otherwise: 0,
};

/** Points for HbA1c (%, to 1 decimal) without diabetes; from 6.5 it is scored as with diabetes. */
export const HBA1C_POINTS: BandTable<number> = {
  steps: [['<', 5.7, 100], ['<', 6.5, 60], ...HBA1C_DIABETES_POINTS.steps],
  otherwise: HBA1C_DIABETES_POINTS.otherwise,
};

/** Points for fasting glucose (mmol/L, to 1 decimal) without diabetes, where HbA1c is not known. */
export const FASTING_GLUCOSE_POINTS: BandTable<number> = {
  steps: [
    ['<', 5.6, 100],
    ['<', 7, 60],
    ['<', 10, 30],
  ],
  otherwise: 10,
};

/** Points for moderate minutes a week. */
export const ACTIVITY_POINTS: BandTable<number> = {
  steps: [
    ['<', 1, 0],
    ['<', 30, 20],
    ['<', 60, 40],
    ['<', 90, 60],
    ['<', 120, 80],
    ['<', 150, 90],
  ],
  otherwise: 100,
};

/** Points by smoking status. */
export const SMOKING_POINTS = {
  never: 100,
  non_smoker_unspecified: 100,
  former_5y: 75,
  former_1to5y: 50,
  former_lt1y: 25,
  vaping: 25,
  current: 0,
} as const;

/** Smoking status; `non_smoker_unspecified` when the history is unknown. */
export type SmokingStatus = keyof typeof SMOKING_POINTS;

/** Returns the status of a person who stopped on a day, as of another day; both YYYY-MM-DD. */
export function formerSmokerSince(stoppedOn: string, asOf: string): SmokingStatus {
  const years = completedYears(stoppedOn, asOf);
  if (years >= 5) return 'former_5y';
  return years >= 1 ? 'former_1to5y' : 'former_lt1y';
}

/** Every smoking status. */
export const SMOKING_STATUSES = Object.keys(SMOKING_POINTS) as readonly SmokingStatus[];

/** Points deducted for blood pressure or lipid medicine, or an indoor smoker at home; never below zero. */
export const DEDUCTION = 20;

/** Band of the whole score. */
export const SCORE_BANDS: BandTable<'low' | 'moderate' | 'high'> = {
  steps: [
    ['<', 50, 'low'],
    ['<', 80, 'moderate'],
  ],
  otherwise: 'high',
};
