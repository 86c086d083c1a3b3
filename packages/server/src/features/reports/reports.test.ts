import type { ReportName } from '@vitalane/contract';
import { describe, expect, it } from 'vitest';
import { knownPerson, unknownPerson } from '../../../test/helpers/facts.sample.ts';
import type { HealthFacts } from '../health-facts/facts.ts';
import { calculateReport, toData, toWords } from './report.ts';
import { reports } from './reports.ts';

const run = (name: ReportName, facts: HealthFacts) => calculateReport(reports[name], facts);
const data = (name: ReportName, facts: HealthFacts) => toData(run(name, facts));
const words = (name: ReportName, facts: HealthFacts) => toWords(run(name, facts));
const names = Object.values(reports).map(({ name }) => name);
const amountOf = (name: ReportName, facts: HealthFacts, code: string) =>
  data(name, facts).values.find((value) => value.code === code)?.value;

describe('every report', () => {
  it.each(names)('%s lists the missing inputs of a patient without data, and shows no number', (name) => {
    const { values, missing } = data(name, unknownPerson);
    const numbers = values.filter(({ code, value }) => value !== null && code !== 'activity');
    expect(numbers).toEqual([]);
    expect(missing.length).toBeGreaterThan(0);
    for (const { why, answer } of missing) {
      expect(why).toMatch(/\w\.$/);
      expect(answer).toMatch(/^(Add|Say|Choose) .*\.$/);
    }
  });

  it.each(names)('%s states when to seek help, its sources, and that it is no diagnosis', (name) => {
    const report = words(name, knownPerson);
    expect(report.seekCare.at(-1)).toBe('In an emergency call 995.');
    expect(report.advice.at(-1)).toBe('For information only. It does not replace advice from your doctor.');
    expect(report.sources.length).toBeGreaterThan(0);
    expect(report.summary).not.toBe('');
  });

  it.each(names)('%s contains no field names', (name) => {
    const text = [unknownPerson, knownPerson].map((facts) => JSON.stringify(words(name, facts))).join('');
    expect(text).not.toMatch(
      /[a-z](MmolL|MmHg|UmolL|Percent|Years|Kg|Cm|UL)\b|\b(has|is|on)[A-Z]|something else|undefined|NaN|null/,
    );
  });
});

describe('inputs', () => {
  it('carry their date and origin, and an old result is marked', () => {
    const old = {
      ...knownPerson,
      labTests: knownPerson.labTests.map((test) => ({ ...test, date: '2024-06-01' })),
    };
    expect(data('kidney-health-analysis', old).inputs).toContainEqual({
      code: 'creatinine',
      label: 'Creatinine',
      value: 62,
      unit: 'umol/L',
      shown: { value: 62, unit: 'umol/L', comparator: null, text: '62 µmol/L' },
      date: '2024-06-01',
      origin: 'health_form',
      isOld: true,
    });
    expect(data('kidney-health-analysis', knownPerson).inputs.some(({ isOld }) => isOld)).toBe(false);
  });

  it('are shown in the unit that the patient has chosen', () => {
    const own = { ...knownPerson, units: { cholesterol: 'mg/dL' as const } };
    expect(JSON.stringify(words('lipid-analysis', own))).toContain('112 mg/dL');
    expect(amountOf('lipid-analysis', own, 'ldl')).toBe(2.9);
  });
});
