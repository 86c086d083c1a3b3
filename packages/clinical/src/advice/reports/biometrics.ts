import type { BmiCategory } from '../../biometrics/bmi.ts';
import { CITATIONS } from '../../citations.ts';
import type { BandWords, ReportFrame } from './words.ts';

/** Frame of the report on weight, height and waist. */
export const BIOMETRICS_REPORT: ReportFrame = {
  title: 'Your weight, height and waist',
  model: 'MOH/HPB BMI bands for Asian adults',
  version: '2005',
  sources: [CITATIONS.biometrics],
  nothingToDo: 'Keep measuring your weight, and your waist once a year.',
  seekCare: ['See a doctor if you lose weight without trying.'],
};

/** Texts for BMI categories of Asian adults. */
export const BMI_WORDS: Readonly<Record<BmiCategory, BandWords>> = {
  underweight: {
    level: 'act',
    text: 'This is below the healthy range for Asian adults. Poor nutrition and weak bones are more likely.',
    advice: 'Ask at your next visit how to gain weight in a healthy way.',
  },
  healthy: {
    level: 'info',
    text: 'This is in the healthy range for Asian adults.',
    advice: 'Keep your weight steady.',
  },
  moderate_risk: {
    level: 'act',
    text: 'At this level Asian adults have a moderate risk of heart disease and diabetes.',
  },
  high_risk: {
    level: 'act',
    text: 'At this level Asian adults have a high risk of heart disease and diabetes.',
  },
};

/** Advice to lose weight, by band. Withheld in pregnancy, under 18 and from 80. */
export const WEIGHT_LOSS_ADVICE: Readonly<Partial<Record<BmiCategory, string>>> = {
  moderate_risk: 'Losing 5 to 10% of your weight is a good first step.',
  high_risk: 'Losing 5 to 10% of your weight is a good first step. Your clinic can help you plan it.',
};

/** Texts for waist categories. */
export const WAIST_WORDS: Readonly<Record<'raised' | 'below_threshold', BandWords>> = {
  raised: {
    level: 'act',
    text: 'At this size the risk of heart disease and diabetes is higher.',
    advice: 'Being active on most days makes the waist smaller.',
  },
  below_threshold: { level: 'info', text: 'This is below the size at which the risk rises.' },
};
