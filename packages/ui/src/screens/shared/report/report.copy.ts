import type { ReportInputRow, ReportLevel } from './report.types.ts';

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
  computed: 'Calculated',
};

const levels: Readonly<
  Record<ReportLevel, { label: string; tone: 'success' | 'warning' | 'danger' | 'info' }>
> = {
  info: { label: 'For information', tone: 'info' },
  act: { label: 'You can act', tone: 'warning' },
  see_doctor: { label: 'See a doctor', tone: 'warning' },
  urgent: { label: 'Act now', tone: 'danger' },
};

/** Texts that all reports share. */
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
  model: (model: string, version: string) => `Calculated with ${model}, ${version}.`,
  asOf: (day: string) => `As of ${day}.`,
  sources: 'Sources',
} as const;
