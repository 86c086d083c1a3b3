import {
  allUsualWords,
  guardModelText,
  HBA1C_MISLEADS_WORDS,
  HIGHER_HBA1C_WORDS,
  NOT_FASTING_WORDS,
  ONE_KIDNEY_RESULT_WORDS,
  PREGNANCY_UNKNOWN_WORDS,
  REPORT_DISCLAIMER,
  VACCINE_CAUTION_WORDS,
} from '@vitalane/clinical';
import type { HealthAlert, ReportName } from '@vitalane/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  knownPerson,
  potassiumAlert,
  unknownPerson,
  withLab,
  withStatements,
} from '../../../test/helpers/facts.sample.ts';
import type { HealthFacts } from '../health-facts/facts.ts';
import { calculateReport, toWords } from './report.ts';
import { reports } from './reports.ts';

const words = (name: ReportName, facts: HealthFacts) => toWords(calculateReport(reports[name], facts));
const usual = allUsualWords('in 12 months');

const weakKidneys = withLab(knownPerson, { egfr: 22, creatinine: 230, uacr: 60 });
const withDiabetes = withStatements(knownPerson, { diabetes: 'present' });

describe('what a patient can do', () => {
  it('begins with an open alert in its own words, with no milder action beside it', () => {
    const { advice, findings } = words('kidney-health-analysis', {
      ...weakKidneys,
      alerts: [potassiumAlert],
    });
    expect(advice).toEqual([`${potassiumAlert.reason} ${potassiumAlert.action}`, REPORT_DISCLAIMER]);
    const texts = findings.map(({ text }) => text).join(' ');
    expect(texts).toContain('G4: your kidneys work much less than usual.');
    expect(texts).toContain('A3: there is much more protein in your urine than usual.');
  });

  it('follows from weak kidneys', () => {
    expect(words('kidney-health-analysis', weakKidneys).advice.slice(0, 3)).toEqual([
      'See a doctor within days to two weeks. Take these results along.',
      'Discuss the protein in your urine with your doctor soon.',
      'Ask your doctor or pharmacist before you take a painkiller such as ibuprofen or naproxen: it can harm your kidneys.',
    ]);
  });

  it('takes recorded kidney disease into account', () => {
    const facts = withLab(knownPerson, { egfr: 50, creatinine: 105, uacr: 10 });
    expect(words('kidney-health-analysis', facts).advice).toContain(ONE_KIDNEY_RESULT_WORDS);
    const diagnosed = withStatements(facts, { chronic_kidney_disease: 'present' });
    const { advice } = words('kidney-health-analysis', diagnosed);
    expect(advice).not.toContain(ONE_KIDNEY_RESULT_WORDS);
    expect(advice[0]).toBe(
      'Show these results to the doctor who looks after your kidneys at your next visit.',
    );
  });

  it('follows from an HbA1c above the goal', () => {
    expect(words('diabetes-analysis', withLab(withDiabetes, { hba1c: 9.1 })).advice[0]).toBe(
      'Discuss your HbA1c at your next visit. Ask your doctor whether your care plan still fits you, and take your diary along.',
    );
  });

  it('is nothing while all values are usual, and the report says when to measure again', () => {
    expect(words('lipid-analysis', knownPerson).advice[0]).toBe(usual);
    expect(words('lipid-analysis', withLab(knownPerson, { tc: 7.2 })).advice).not.toContain(usual);
  });

  it('is to add what is missing', () => {
    expect(words('diabetes-analysis', unknownPerson).advice[0]).toBe('Add HbA1c from a laboratory report.');
  });
});

/** Smallest and largest generated value of each result, in its canonical unit. */
const ranges = {
  tc: [2, 11],
  ldl: [0.5, 8],
  hdl: [0.5, 3],
  tg: [0.4, 22],
  hba1c: [3.8, 15],
  glucose_fasting: [2.5, 26],
  creatinine: [40, 900],
  egfr: [5, 120],
  uacr: [0.2, 300],
  alt: [5, 1200],
  ast: [5, 1200],
  platelets: [20, 600],
} as const;
const codes = Object.keys(ranges) as (keyof typeof ranges)[];
const items = [
  'diabetes',
  'heart_attack',
  'chronic_kidney_disease',
  'pregnancy',
  'smoking',
  'frailty',
] as const;

const person = fc
  .record({
    isKnown: fc.boolean(),
    birthYear: fc.integer({ min: 1930, max: 2025 }),
    present: fc.subarray([...items]),
    known: fc.subarray(codes),
    amounts: fc.tuple(
      ...codes.map((code) => fc.double({ min: ranges[code][0], max: ranges[code][1], noNaN: true })),
    ),
    comparator: fc.constantFrom('<', '>', null, null, null),
    weightKg: fc.integer({ min: 35, max: 160 }),
    pressure: fc.tuple(fc.integer({ min: 95, max: 200 }), fc.integer({ min: 50, max: 125 })),
    alerts: fc.constantFrom<HealthAlert[]>(
      [],
      [potassiumAlert],
      [{ ...potassiumAlert, code: 'creatinine', level: 'within_week', withinDays: 7 }],
    ),
  })
  .map(
    ({
      isKnown,
      birthYear,
      present,
      known,
      amounts,
      comparator,
      weightKg,
      pressure,
      alerts,
    }): HealthFacts => {
      const base = isKnown ? knownPerson : unknownPerson;
      const facts = withStatements(base, Object.fromEntries(present.map((item) => [item, 'present'])));
      const [test] = knownPerson.labTests;
      const values = Object.fromEntries(
        known.map((code) => [code, Number(amounts[codes.indexOf(code)]?.toFixed(1))]),
      );
      const tested = withLab({ ...facts, labTests: test ? [{ ...test, results: {} }] : [] }, values);
      const [sbpMmHg, dbpMmHg] = pressure;
      return {
        ...tested,
        labTests: tested.labTests.map((one) => ({
          ...one,
          results: Object.fromEntries(
            Object.entries(one.results).map(([code, result]) => [code, { ...result, comparator }]),
          ),
        })),
        dateOfBirth: isKnown ? `${birthYear}-06-15` : null,
        weight: facts.weight.map((entry) => ({ ...entry, value: weightKg })),
        bloodPressure: facts.bloodPressure.map((entry) => ({ ...entry, sbpMmHg, dbpMmHg })),
        alerts,
      };
    },
  );

/** Parts of the advice that are no action. */
const notes: readonly string[] = [
  HBA1C_MISLEADS_WORDS,
  HIGHER_HBA1C_WORDS,
  NOT_FASTING_WORDS,
  ONE_KIDNEY_RESULT_WORDS,
  PREGNANCY_UNKNOWN_WORDS,
  REPORT_DISCLAIMER,
  VACCINE_CAUTION_WORDS,
];
const broken = (advice: readonly string[], isUrgent: boolean) =>
  advice.flatMap((text) =>
    guardModelText(text, { isUrgent })
      .breaks.filter((rule) => ['G1', 'G2', 'G3', 'G4', 'G5'].includes(rule))
      .map((rule) => `${rule}: ${text}`),
  );

it('every report of a generated patient begins its advice with an action, or with why none is needed', () => {
  fc.assert(
    fc.property(person, (facts) => {
      for (const report of Object.values(reports)) {
        const { advice, findings } = toWords(calculateReport(report, facts));
        const isUrgent = findings.some(({ status }) => status === 'urgent');
        expect(notes).not.toContain(advice[0]);
        expect(advice[0]).toMatch(/^[A-Z].*\.$/);
        expect(advice.at(-1)).toBe(REPORT_DISCLAIMER);
        expect(broken(advice, isUrgent)).toEqual([]);
        if (advice.includes(usual)) expect(findings.every(({ status }) => status === 'info')).toBe(true);
      }
    }),
    { seed: 7, numRuns: 150 },
  );
});
