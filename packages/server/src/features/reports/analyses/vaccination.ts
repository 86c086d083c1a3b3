import {
  agreedVaccinationAdvice,
  VACCINATION_REPORT,
  VACCINE_CAUTION_WORDS,
  VACCINE_LABELS,
  type VaccinationAdvice,
  type Vaccine,
  type VaccineAdvice,
  vaccinationRecommendations,
  vaccineWords,
} from '@vitalane/clinical';
import { explain, type Part } from '../../health-facts/parts.ts';
import { lastDoneOn, vaccineConditionsOf } from '../../record/record.facts.ts';
import type { Report } from '../report.ts';
import { unansweredPart } from '../unanswered.ts';

const vaccines = Object.keys(VACCINE_LABELS) as Vaccine[];

function advicePart(advice: Partial<VaccinationAdvice>): Part {
  const given = vaccines.flatMap((code) => {
    const category = advice[code];
    return category ? [{ code, category }] : [];
  });
  return {
    findings: given.filter(isForPatient).map(({ code, category }) => {
      const { level, text, advice: action } = vaccineWords(code, category);
      return { label: VACCINE_LABELS[code], text, status: level, ...(action && { action }) };
    }),
    values: given.map(({ code, category }) => ({
      code,
      label: VACCINE_LABELS[code],
      value: null,
      unit: null,
      category,
      dueOn: null,
    })),
    advice: given.length > 0 ? [VACCINE_CAUTION_WORDS] : [],
  };
}

function isForPatient({ category }: { category: VaccineAdvice }): boolean {
  return category !== 'not_routine';
}

/** Report on vaccines for adults by the national schedule. */
export const vaccinationReport: Report = {
  ...VACCINATION_REPORT,
  name: 'vaccination-recommendations',
  inputs: ['age', 'sex', 'isPregnant', 'isImmunocompromised', 'isAgedCareResident'],
  analyse(inputs, facts) {
    const { asOf, record, answers } = facts;
    const sex = inputs.text('sex');
    const person = {
      sex,
      ageYears: inputs.number('age'),
      asOf,
      // Only women answer the question.
      isPregnant: sex === 'male' ? false : inputs.flag('isPregnant'),
      isImmunocompromised: inputs.flag('isImmunocompromised'),
      isAgedCareResident: inputs.flag('isAgedCareResident'),
      conditions: vaccineConditionsOf(record),
      history: {
        ...answers,
        influenzaLast: lastDoneOn(record, 'flu_vaccine'),
        covidLast: lastDoneOn(record, 'covid_vaccine'),
      },
    };
    const result = vaccinationRecommendations(person);
    const agreed = result.status === 'missing' ? agreedVaccinationAdvice(person) : {};
    const subject = { label: VACCINATION_REPORT.title, what: 'Which vaccines are for you' };
    const scope = { part: 'vaccination_adult', label: subject.label } as const;
    return [
      { ...explain(subject, result, advicePart), scope },
      { ...advicePart(agreed), scope },
      { ...unansweredPart(facts, ['isAgedCareResident', 'influenzaLast', 'covidLast']), scope },
    ];
  },
};
