import type { ReportName } from '@vitalane/contract';
import { startOfDate } from '@vitalane/time';
import { describe, expect, it } from 'vitest';
import {
  knownPerson,
  ownGoal,
  withLab,
  withoutAnswer,
  withStatements,
} from '../../../../test/helpers/facts.sample.ts';
import { goalsFor } from '../../goals/goals.ts';
import type { HealthFacts, LabResult } from '../../health-facts/facts.ts';
import { calculateReport, toData, toWords } from '../report.ts';
import { reports } from '../reports.ts';

const data = (name: ReportName, facts: HealthFacts) => toData(calculateReport(reports[name], facts));
const findings = (name: ReportName, facts: HealthFacts) =>
  toWords(calculateReport(reports[name], facts)).findings;
const textOf = (name: ReportName, facts: HealthFacts, label: string) =>
  findings(name, facts).find((finding) => finding.label === label)?.text;
const rowOf = (name: ReportName, facts: HealthFacts, code: string) =>
  data(name, facts).values.find((value) => value.code === code);

const entered = (value: number, unit: string, comparator: LabResult['comparator'] = null): LabResult => ({
  value,
  entered: { value, unit },
  comparator,
  referenceLow: null,
  referenceHigh: null,
});

const egfrUnit = 'mL/min/1.73m2';
const sample = (date: string, results: Record<string, LabResult>, id = date) => ({
  id,
  date,
  startOfDate: startOfDate(date, 'Asia/Singapore').toISOString(),
  enteredAt: `${date}T02:00:00.000Z`,
  isFasting: true,
  results,
});
const withTests = (...labTests: HealthFacts['labTests'][number][]): HealthFacts => ({
  ...knownPerson,
  labTests,
});

describe('the selection of a value', () => {
  const printedLastYear = sample('2025-01-05', { egfr: entered(92, egfrUnit) });
  const creatinineToday = sample('2026-01-01', { creatinine: entered(410, 'umol/L') });

  it.each([
    ['in order', [creatinineToday, printedLastYear]],
    ['entered in reverse order', [printedLastYear, creatinineToday]],
  ])('a creatinine of today overrides an eGFR that was printed last year, %s', (_order, tests) => {
    const facts = withTests(...tests);
    expect(rowOf('kidney-health-analysis', facts, 'egfr')).toMatchObject({ value: 11, category: 'G5' });
    expect(textOf('kidney-health-analysis', facts, 'Your kidneys')).toContain(
      'eGFR 11 mL/min/1.73 m² (calculated here from your creatinine, 1 January 2026).',
    );
  });

  it('shows a limit with its sign and states only a stage that it proves', () => {
    const facts = withTests(sample('2025-12-01', { egfr: entered(60, egfrUnit, '>') }));
    const value = rowOf('kidney-health-analysis', facts, 'egfr');
    expect(value).toMatchObject({ value: null, category: null, shown: { text: '>60 mL/min/1.73 m²' } });
    expect(data('kidney-health-analysis', facts)).toMatchObject({ category: null, series: [] });
    const [input] = data('kidney-health-analysis', facts).inputs;
    expect(input).toMatchObject({ code: 'egfr', value: null, text: '>60 mL/min/1.73 m²' });
  });

  it('shows both results of a day, uses the worse and raises a question', () => {
    const facts = withTests(
      sample('2025-12-01', { ldl: entered(2.9, 'mmol/L') }, 'a'),
      sample('2025-12-01', { ldl: entered(3.8, 'mmol/L') }, 'b'),
    );
    expect(rowOf('lipid-analysis', facts, 'ldl')?.value).toBe(3.8);
    expect(JSON.stringify(findings('lipid-analysis', facts))).toContain(
      'You have different results for the same day: 3.8 mmol/L and 2.9 mmol/L. We use 3.8 mmol/L, to be safe.',
    );
  });

  it('recommends to check a printed eGFR that contradicts its creatinine', () => {
    const facts = withTests(
      sample('2025-12-01', { egfr: entered(92, egfrUnit), creatinine: entered(180, 'umol/L') }),
    );
    expect(textOf('kidney-health-analysis', facts, 'Check your entry')).toContain('do not fit together');
  });
});

describe('values of one sample', () => {
  it('have no LDL with very high triglycerides, and name the test to request', () => {
    const facts = withTests(
      sample('2025-12-01', {
        tc: entered(8, 'mmol/L'),
        hdl: entered(1, 'mmol/L'),
        tg: entered(9.5, 'mmol/L'),
      }),
    );
    expect(rowOf('lipid-analysis', facts, 'ldl')).toBeUndefined();
    expect(textOf('lipid-analysis', facts, 'LDL cholesterol')).toBe(
      'Your triglycerides are too high for us to work out your LDL. Ask your clinic about a direct LDL test.',
    );
  });

  it('do not show with an uncertain estimate that the goal is met', () => {
    const facts = { ...knownPerson, setGoals: [ownGoal('ldl', null, 3.4)] };
    const low = { tc: entered(4.2, 'mmol/L'), hdl: entered(1, 'mmol/L'), tg: entered(5, 'mmol/L') };
    const report = data('lipid-analysis', { ...facts, labTests: [sample('2025-12-20', low)] });
    expect(report.category).not.toBe('at_goal');
    expect(report.values.find(({ code }) => code === 'ldl')?.label).toBe('LDL cholesterol, estimated');
  });

  it('raise a question when they contradict each other, and are not used in calculations', () => {
    const panel = { tc: entered(5, 'mmol/L'), ldl: entered(3.9, 'mmol/L'), hdl: entered(1.4, 'mmol/L') };
    const facts = withTests(sample('2025-12-01', panel));
    expect(rowOf('lipid-analysis', facts, 'nonhdl')).toBeUndefined();
    expect(textOf('lipid-analysis', facts, 'Check your entry')).toBe(
      'These numbers do not fit together: LDL and HDL cholesterol together cannot be higher than total cholesterol. Please check your report.',
    );
  });

  it('are not mixed with those of another sample', () => {
    const facts = withTests(
      sample('2025-12-01', { tc: entered(5, 'mmol/L') }),
      sample('2025-11-01', { hdl: entered(1.2, 'mmol/L') }),
    );
    expect(rowOf('lipid-analysis', facts, 'nonhdl')).toBeUndefined();
  });
});

describe('numbers and their labels', () => {
  it('keep the band of the entered unit', () => {
    const tc: LabResult = { ...entered(239, 'mg/dL'), value: 6.1805 };
    const facts = withTests(sample('2025-12-01', { tc }));
    expect(rowOf('lipid-analysis', facts, 'tc')).toMatchObject({
      category: 'borderline_high',
      shown: { text: '6.1 mmol/L' },
    });
  });

  it('judge each liver enzyme by its own number', () => {
    const facts = withLab(knownPerson, { alt: 70, ast: 36 });
    expect(rowOf('liver-health-analysis', facts, 'ast')?.category).toBe('within_range');
    expect(textOf('liver-health-analysis', facts, 'AST')).toBe(
      '36 U/L (the usual limit is 40 U/L). This is in the usual range.',
    );
    expect(textOf('liver-health-analysis', facts, 'ALT')).toContain('slightly above the limit');
    expect(data('liver-health-analysis', facts).category).toBe('borderline');
  });

  it('have an extra decimal when rounding would contradict the goal', () => {
    const facts = {
      ...withLab(knownPerson, { ldl: 1.79 }),
      setGoals: [ownGoal('ldl', null, 1.8)],
    };
    expect(textOf('lipid-analysis', facts, 'Your LDL goal')).toBe(
      'Below 1.8 mmol/L. Set by you on 1 December 2025. Yours is 1.79 mmol/L. Your LDL cholesterol has reached it.',
    );
  });
});

describe('risk', () => {
  const young = { ...knownPerson, dateOfBirth: '1990-06-15' };

  it('is never 0 %', () => {
    const report = data('cardiovascular-risk-analysis', young);
    expect(report.values).toEqual([
      { code: 'risk10y', label: 'Risk in ten years, below 1%', value: null, unit: '%', category: 'low' },
    ]);
    expect(JSON.stringify(findings('cardiovascular-risk-analysis', young))).toContain(
      'Fewer than 1 in 100 people with similar numbers',
    );
  });

  it('by home readings is a lower bound, and never called low', () => {
    const readings = ['2025-12-29', '2025-12-30', '2025-12-31'].flatMap((date) =>
      ['07:00', '07:05', '21:00', '21:05'].map((time) => ({
        at: `${date}T${time}:00.000Z`,
        date,
        time,
        sbpMmHg: 124,
        dbpMmHg: 76,
      })),
    );
    const [test] = young.labTests;
    const { sbp: _sbp, dbp: _dbp, ...results } = test?.results ?? {};
    const facts = {
      ...young,
      labTests: test ? [{ ...test, results }] : [],
      bloodPressure: readings.toReversed(),
    };
    const text = textOf('cardiovascular-risk-analysis', facts, 'Your risk in ten years');
    expect(text).toContain('(SG-FRS-2023, with home blood pressure)');
    expect(text).not.toContain('Fewer than');
    const few = { ...facts, bloodPressure: facts.bloodPressure.slice(0, 4) };
    expect(data('cardiovascular-risk-analysis', few)).toMatchObject({
      values: [],
      missing: [{ field: 'sbp', status: 'missing' }],
    });
    // A goal of 3.4 would depend on a number that the true risk may exceed.
    expect(goalsFor(young).goals.ldl).toMatchObject({ high: 3.4, basis: 'risk_low' });
    expect(goalsFor(facts).goals.ldl).toMatchObject({ high: null, basis: 'score_needed' });
  });
});

describe('HbA1c', () => {
  const unanswered = withLab(withoutAnswer(knownPerson, 'diabetes'), { hba1c: 6.4 });

  it('has both meanings while diabetes is unknown, and raises a question', () => {
    expect(textOf('diabetes-analysis', unanswered, 'HbA1c')).toBe(
      '6.4%. If you have diabetes, this is at the usual goal. If not, it is higher than usual and a follow-up test can tell more. Do you have diabetes?',
    );
    expect(data('diabetes-analysis', unanswered)).toMatchObject({
      category: null,
      missing: [{ field: 'hasDiabetes', answer: 'Say whether you have diabetes in your health record.' }],
    });
  });

  it('has the same meaning for everyone above 10, with the goal if there is one', () => {
    const texts = [unanswered, knownPerson, withStatements(knownPerson, { diabetes: 'present' })].map(
      (facts) => textOf('diabetes-analysis', withLab(facts, { hba1c: 10.4 }), 'HbA1c'),
    );
    const advice = 'Your HbA1c is very high. See a doctor soon.';
    expect(texts).toEqual([`10.4%. ${advice}`, `10.4%. ${advice}`, `10.4%, goal up to 7.0%. ${advice}`]);
  });
});
