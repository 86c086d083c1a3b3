import type { ReportInputRow, ReportLevel } from './report.types.ts';

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
  chartTitle: (name: string) => `${name} over time`,
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
