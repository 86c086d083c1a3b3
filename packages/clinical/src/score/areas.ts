import type { HealthScoreComponent } from './healthScore.ts';

/** The areas of the health score: how each is named, and what to add when it cannot be counted. */
export const HEALTH_SCORE_AREAS: Readonly<
  Record<HealthScoreComponent, { readonly label: string; readonly field: string; readonly answer: string }>
> = {
  bloodPressure: {
    label: 'Blood pressure',
    field: 'sbp',
    answer: 'Add blood pressure readings in the diary.',
  },
  bmi: { label: 'Weight for height', field: 'weight', answer: 'Add your weight and height in the diary.' },
  lipids: {
    label: 'Blood fats',
    field: 'tc',
    answer: 'Add total and HDL cholesterol from a laboratory report.',
  },
  glucose: {
    label: 'Blood sugar',
    field: 'hba1c',
    answer: 'Add an HbA1c from a laboratory report in a health form, and say whether you have diabetes.',
  },
  activity: {
    label: 'Activity',
    field: 'activity',
    answer: 'Add exercise in the diary on at least two days of a month.',
  },
  nicotine: { label: 'Smoking', field: 'isSmoker', answer: 'Say whether you smoke in your profile.' },
};

/** Said of an area of which it is not known whether a medicine is taken: no points are taken off yet. */
export const MEDICINE_UNKNOWN_WORDS = 'Up to 20 points lower in this area if you take medicine for it.';
