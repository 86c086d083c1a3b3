import {
  CITATIONS,
  VACCINE_REACTION_WORDS,
  type VaccinationAdvice,
  type Vaccine,
  type VaccineAdvice,
  vaccinationRecommendations,
} from '@vitalane/clinical';
import type { Level } from '@vitalane/contract';
import { vaccineConditionsOf } from '../../record/record.facts.ts';
import { explain, type Part } from '../parts.ts';
import type { Report } from '../report.ts';

const vaccines: readonly { code: Vaccine; label: string }[] = [
  { code: 'influenza', label: 'Flu' },
  { code: 'pneumococcal', label: 'Pneumococcal' },
  { code: 'zoster', label: 'Shingles' },
  { code: 'covid19', label: 'COVID-19' },
  { code: 'hepatitisB', label: 'Hepatitis B' },
  { code: 'mmr', label: 'Measles, mumps, rubella' },
  { code: 'varicella', label: 'Chickenpox' },
  { code: 'hpv', label: 'HPV' },
  { code: 'tdap', label: 'Whooping cough (Tdap)' },
  { code: 'rsv', label: 'RSV' },
];

const words: Record<VaccineAdvice, { level: Level; text: string }> = {
  up_to_date: { level: 'info', text: 'Up to date.' },
  complete: { level: 'info', text: 'Complete.' },
  recommended: { level: 'act', text: 'You may be due for this vaccine. Book with your clinic.' },
  optional: { level: 'info', text: 'You may have it if you wish.' },
  discuss: { level: 'act', text: 'Talk to your doctor about this vaccine.' },
  check_immunity: { level: 'act', text: 'Ask your clinic whether you are immune or need it.' },
  not_now: { level: 'info', text: 'Not now. Ask your doctor when.' },
  not_routine: { level: 'info', text: 'Not a routine vaccine for you.' },
};

function advicePart(advice: VaccinationAdvice): Part {
  return {
    findings: vaccines.map(({ code, label }) => ({
      label,
      text: words[advice[code]].text,
      status: words[advice[code]].level,
    })),
    values: vaccines.map(({ code, label }) => ({
      code,
      label,
      value: null,
      unit: null,
      category: advice[code],
      dueOn: null,
    })),
    advice: ['If you have ever had a severe reaction to a vaccine, or have a fever now, ask first.'],
  };
}

/** Vaccines for adults by the national schedule. */
export const vaccinationReport: Report = {
  name: 'vaccination-recommendations',
  title: 'Your vaccines',
  model: 'National Adult Immunisation Schedule',
  version: 'September 2025',
  sources: [CITATIONS.vaccination],
  seekCare: [VACCINE_REACTION_WORDS],
  inputs: ['age', 'sex', 'isPregnant', 'isImmunocompromised', 'isAgedCareResident'],
  analyse(inputs, { asOf, record, answers }) {
    const sex = inputs.text('sex');
    const result = vaccinationRecommendations({
      sex,
      ageYears: inputs.number('age'),
      asOf,
      // The question is only put to women.
      isPregnant: sex === 'male' ? false : inputs.flag('isPregnant'),
      isImmunocompromised: inputs.flag('isImmunocompromised'),
      isAgedCareResident: inputs.flag('isAgedCareResident'),
      conditions: vaccineConditionsOf(record),
      history: answers,
    });
    const subject = { label: 'Your vaccines', what: 'Which vaccines are for you' };
    return [
      { ...explain(subject, result, advicePart), scope: { part: 'vaccination_adult', label: subject.label } },
    ];
  },
};
