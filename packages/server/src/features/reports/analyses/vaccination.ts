import {
  VACCINATION_REPORT,
  VACCINE_CAUTION_WORDS,
  VACCINE_LABELS,
  VACCINE_WORDS,
  type VaccinationAdvice,
  type Vaccine,
  vaccinationRecommendations,
} from '@vitalane/clinical';
import { vaccineConditionsOf } from '../../record/record.facts.ts';
import { explain, type Part } from '../parts.ts';
import type { Report } from '../report.ts';

const vaccines = Object.keys(VACCINE_LABELS) as Vaccine[];

function advicePart(advice: VaccinationAdvice): Part {
  return {
    findings: vaccines.map((code) => {
      const { level, text } = VACCINE_WORDS[advice[code]];
      return { label: VACCINE_LABELS[code], text, status: level };
    }),
    values: vaccines.map((code) => ({
      code,
      label: VACCINE_LABELS[code],
      value: null,
      unit: null,
      category: advice[code],
      dueOn: null,
    })),
    advice: [VACCINE_CAUTION_WORDS],
  };
}

/** Vaccines for adults by the national schedule. */
export const vaccinationReport: Report = {
  ...VACCINATION_REPORT,
  name: 'vaccination-recommendations',
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
    const subject = { label: VACCINATION_REPORT.title, what: 'Which vaccines are for you' };
    return [
      { ...explain(subject, result, advicePart), scope: { part: 'vaccination_adult', label: subject.label } },
    ];
  },
};
