import { EMERGENCY_WORDS } from '@vitalane/clinical';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownPerson, withoutAnswer, withStatements } from '../../../test/helpers/facts.sample.ts';
import type { HealthFacts, LabResult } from '../health-facts/facts.ts';
import { toAdviceContent } from './advice.ts';
import { contentOf } from './pdf/content.ts';
import { calculateReport, toData, toLastReport, toWords } from './report.ts';
import { reports } from './reports.ts';

const kinds = {
  tc: ['mmol/L', 'mg/dL', 38.67, 300, 800],
  ldl: ['mmol/L', 'mg/dL', 38.67, 50, 600],
  hdl: ['mmol/L', 'mg/dL', 38.67, 50, 250],
  tg: ['mmol/L', 'mg/dL', 88.57, 50, 1500],
  hba1c: ['%', '%', 1, 450, 1200],
  uacr: ['mg/mmol', 'mg/g', 8.84, 10, 5000],
  creatinine: ['umol/L', 'mg/dL', 1 / 88.4, 4000, 60_000],
} as const;
type Code = keyof typeof kinds;
const codes = Object.keys(kinds) as readonly Code[];

/** Returns a result printed in one of the two units of its analyte. */
function printed(code: Code, hundredths: number, isUs: boolean): LabResult {
  const [si, us, factor] = kinds[code];
  const value = hundredths / 100;
  const decimals = code === 'creatinine' ? 1 : 0;
  const typed = isUs && us !== si ? Number((value * factor).toFixed(decimals)) : value;
  const unit = isUs ? us : si;
  const canonical = isUs && us !== si ? typed / factor : value;
  return {
    value: canonical,
    entered: { value: typed, unit },
    comparator: null,
    referenceLow: null,
    referenceHigh: null,
  };
}

const person = fc
  .record({
    isUs: fc.boolean(),
    isReadInUs: fc.boolean(),
    birthYear: fc.integer({ min: 1935, max: 2012 }),
    isPregnant: fc.constantFrom(true, false, null),
    items: fc.subarray([
      'diabetes',
      'heart_attack',
      'chronic_kidney_disease',
      'blood_pressure_medicine',
    ] as const),
    amounts: fc.tuple(...codes.map((code) => fc.integer({ min: kinds[code][3], max: kinds[code][4] }))),
  })
  .map(({ isUs, isReadInUs, birthYear, isPregnant, items, amounts }): HealthFacts => {
    const results = codes.map((code, index) => [code, printed(code, amounts[index] ?? 0, isUs)]);
    const us = { cholesterol: 'mg/dL', triglycerides: 'mg/dL', creatinine: 'mg/dL', uacr: 'mg/g' } as const;
    const [test] = knownPerson.labTests;
    const asked = isPregnant === null ? withoutAnswer(knownPerson, 'pregnancy') : knownPerson;
    const present = [...items, ...(isPregnant ? (['pregnancy'] as const) : [])];
    const facts = withStatements(asked, Object.fromEntries(present.map((item) => [item, 'present'])));
    return {
      ...facts,
      dateOfBirth: `${birthYear}-06-15`,
      units: isReadInUs ? us : {},
      labTests: test ? [{ ...test, results: { ...test.results, ...Object.fromEntries(results) } }] : [],
    };
  });

const runs = { seed: 19, numRuns: 150 };

describe('for generated patients in both unit systems', () => {
  it('data, screen, overview, PDF and history state the same bands, goals and levels', () => {
    fc.assert(
      fc.property(person, (facts) => {
        const pdf = contentOf(facts);
        for (const report of Object.values(reports)) {
          const calculated = calculateReport(report, facts);
          const [words, data] = [toWords(calculated), toData(calculated)];
          const lines = words.findings.map(({ label, text }) => `${label}: ${text}`);
          const section = pdf.sections.find(({ title }) => title === words.title);
          if (section) expect(section.lines).toEqual(lines);
          expect(toLastReport(calculated).level).toBe(words.findings[0]?.status ?? 'info');
          const kept = toAdviceContent(calculated);
          expect(kept).toMatchObject({
            findings: words.findings,
            target: data.target,
            category: data.category,
          });
          for (const { shown } of data.values) {
            if (shown) expect(lines.some((line) => line.includes(shown.text.split(' ')[0] ?? ''))).toBe(true);
          }
          for (const { code, points } of data.series) {
            const value = data.values.find((one) => one.code === code)?.shown;
            if (value) expect(points.at(-1)?.shown?.text).toBe(value.text);
          }
          expect(words.seekCare.at(-1)).toBe(EMERGENCY_WORDS);
        }
      }),
      runs,
    );
  });

  it('reading in the other unit changes no band, category, goal or level', () => {
    fc.assert(
      fc.property(person, (facts) => {
        const other: HealthFacts = {
          ...facts,
          units: facts.units.cholesterol
            ? {}
            : { cholesterol: 'mg/dL', triglycerides: 'mg/dL', uacr: 'mg/g' },
        };
        const judged = (of: HealthFacts) =>
          Object.values(reports).map((report) => {
            const { category, target, values, findings } = calculateReport(report, of);
            const bands = values.map((value) => [value.code, value.category]);
            return { category, target, bands, levels: findings.map(({ label, status }) => [label, status]) };
          });
        expect(judged(other)).toEqual(judged(facts));
      }),
      runs,
    );
  });
});
