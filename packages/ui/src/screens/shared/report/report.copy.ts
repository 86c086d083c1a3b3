import type { BandTone } from '../../../patterns/BandChart/index.ts';
import type { ReportInputRow, ReportLevel } from './report.types.ts';

/** A category in words, and what its colour says. */
export interface CategoryWords {
  label: string;
  tone: BandTone;
}

const good = (label: string): CategoryWords => ({ label, tone: 'good' });
const watch = (label: string): CategoryWords => ({ label, tone: 'watch' });
const high = (label: string): CategoryWords => ({ label, tone: 'high' });
const severe = (label: string): CategoryWords => ({ label, tone: 'severe' });

/** Categories whose meaning is the same wherever they stand. */
const categories: Readonly<Record<string, CategoryWords>> = {
  normal: good('Usual range'),
  high_normal: watch('Slightly above usual'),
  above_threshold: high('Above the usual limit'),
  well_above_threshold: severe('Clearly above the limit'),
  optimal: good('Best'),
  desirable: good('Usual range'),
  borderline_high: watch('Slightly raised'),
  high: high('Raised'),
  very_high: severe('Very high'),
  underweight: watch('Underweight'),
  healthy: good('Low risk'),
  moderate_risk: watch('Moderate risk'),
  high_risk: high('High risk'),
  raised: high('At or above the limit'),
  not_raised: good('Below the limit'),
  within_range: good('Usual range'),
  borderline: watch('Slightly raised'),
  mild: watch('Slightly raised'),
  moderate: watch('Moderate'),
  severe: severe('Far outside the range'),
  low_probability: good('Usual range'),
  not_diagnostic: good('Tells no more'),
  impaired_fasting: watch('Higher than usual'),
  impaired_tolerance: watch('Higher than usual'),
  needs_confirmation: watch('Needs another test'),
  diabetes_range: high('Needs to be confirmed'),
  high_probability: high('Needs to be confirmed'),
  at_target: good('At the goal'),
  above_target: watch('Above the goal'),
  indeterminate: watch('Cannot tell'),
  not_validated: watch('Not reliable at your age'),
  intermediate: high('Intermediate'),
  low: good('Low'),
  G1: good('G1'),
  G2: good('G2'),
  G3a: watch('G3a'),
  G3b: high('G3b'),
  G4: severe('G4'),
  G5: severe('G5'),
  A1: good('A1'),
  A2: watch('A2'),
  A3: high('A3'),
  recommended: watch('May be due'),
  up_to_date: good('Up to date'),
  complete: good('Complete'),
  optional: good('If you wish'),
  discuss: watch('Ask your doctor'),
  check_immunity: watch('Ask your clinic'),
  not_now: watch('Not now'),
  not_routine: good('Not routine'),
  default: good('Usual goal'),
  custom: good('Set for you'),
  full: good('Full week'),
  preliminary: watch('More readings help'),
};

/** Categories that mean something else for one quantity. */
const ofQuantity: Readonly<Record<string, Readonly<Record<string, CategoryWords>>>> = {
  hdl: { low: watch('Low'), high: good('Best') },
  risk10y: { borderline: watch('Borderline'), high: severe('High') },
  hba1c: { low: watch('Lower than usual') },
  glucose_fasting: { low: watch('Lower than usual') },
  glucose_2h: { low: watch('Lower than usual') },
  glucose_random: { low: watch('Lower than usual') },
  fib4: { high: high('Needs review') },
  apri: { high: high('Needs review') },
  kidney: { moderate: watch('Moderate'), high: high('High'), very_high: severe('Very high') },
  tg: { normal: good('Usual range') },
};

/** The words of a category; nothing for one that has none. */
export function categoryWords(code: string, category: string | undefined): CategoryWords | undefined {
  if (category === undefined) return undefined;
  return ofQuantity[code]?.[category] ?? categories[category];
}

const quantities: Readonly<Record<string, string>> = {
  sbp: 'Upper number',
  dbp: 'Lower number',
  tc: 'Total cholesterol',
  ldl: 'LDL cholesterol',
  hdl: 'HDL cholesterol',
  tg: 'Triglycerides',
  hba1c: 'HbA1c',
  glucose_fasting: 'Fasting glucose',
  sugar: 'Blood sugar',
  creatinine: 'Creatinine',
  egfr: 'eGFR',
  uacr: 'Urine albumin/creatinine',
  alt: 'ALT',
  ast: 'AST',
  platelets: 'Platelets',
  weight: 'Weight',
};

const origins: Readonly<Record<ReportInputRow['origin'], string>> = {
  diary: 'Your diary',
  health_form: 'Health form',
  profile: 'Your profile',
  health_answers: 'Health questions',
  diagnosis: 'Your diagnoses',
  medicine_list: 'Your medicines',
  doctor: 'Your doctor',
  computed: 'Worked out',
};

const levels: Readonly<
  Record<ReportLevel, { label: string; tone: 'success' | 'warning' | 'danger' | 'info' }>
> = {
  info: { label: 'For information', tone: 'info' },
  act: { label: 'You can act', tone: 'warning' },
  see_doctor: { label: 'See a doctor', tone: 'warning' },
  urgent: { label: 'Act now', tone: 'danger' },
};

/** Words that every report shares. */
export const reportCopy = {
  levels,
  origins,
  lineName: (code: string) => quantities[code] ?? code,
  chartTitle: (codes: readonly string[]) =>
    codes.includes('sbp') ? 'Blood pressure over time' : `${quantities[codes[0] ?? ''] ?? ''} over time`,
  target: 'Your goal',
  found: 'What we found',
  figures: 'Your numbers',
  due: (day: string) => `Due on ${day}`,
  kidney: {
    caption: 'Kidney risk by filtration (eGFR) and urine albumin. Your place has a dark frame.',
    corner: 'Filtration',
  },
  missing: 'What is missing',
  advice: 'What you can do',
  seekCare: 'When to get help',
  basis: 'What this rests on',
  inputs: {
    label: 'What this report rests on',
    name: 'Input',
    value: 'Value',
    date: 'Date',
    origin: 'From',
    old: 'Old',
    noDate: 'No date',
    none: 'Nothing is known yet.',
    all: (count: number) => `Show all ${count} inputs`,
  },
  model: (model: string, version: string) => `Worked out with ${model}, ${version}.`,
  asOf: (day: string) => `As of ${day}.`,
  sources: 'Sources',
} as const;
