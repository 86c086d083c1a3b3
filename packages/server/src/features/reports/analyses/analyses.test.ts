import type { ReportName } from '@vitalane/contract';
import { describe, expect, it } from 'vitest';
import {
  knownPerson,
  ownGoal,
  potassiumAlert,
  unknownPerson,
  withLab,
  withoutAnswer,
  withStatements,
} from '../../../../test/helpers/facts.sample.ts';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { calculateReport, toData, toLastReport, toWords } from '../report.ts';
import { reports } from '../reports.ts';

const run = (name: ReportName, facts: HealthFacts) => calculateReport(reports[name], facts);
const data = (name: ReportName, facts: HealthFacts) => toData(run(name, facts));
const words = (name: ReportName, facts: HealthFacts) => toWords(run(name, facts));
const amountOf = (name: ReportName, facts: HealthFacts, code: string) =>
  data(name, facts).values.find((value) => value.code === code)?.value;

describe('a fast gain of weight', () => {
  const weightOn = (date: string, value: number) => ({ at: `${date}T00:00:00.000Z`, date, value });
  const gained = {
    ...knownPerson,
    weight: [weightOn('2026-01-01', 82.3), weightOn('2025-12-31', 81.2), weightOn('2025-12-29', 80)],
  };

  it('leads the report on weight of a person with heart failure', () => {
    const facts = withStatements(gained, { heart_failure: 'present' });
    expect(words('biometric-analysis', facts).findings[0]).toMatchObject({
      label: 'Latest weight, 82.3 kg',
      status: 'see_doctor',
      text: expect.stringContaining('Ask to be seen within 3 days.'),
    });
  });

  it('gives way to an open alert about it', () => {
    const alert = {
      ...potassiumAlert,
      kind: 'weight_gain',
      code: 'weight_gain',
      value: 'Weight 82.3 kg',
    } as const;
    const facts = { ...withStatements(gained, { heart_failure: 'present' }), alerts: [alert] };
    const labels = words('biometric-analysis', facts).findings.map(({ label }) => label);
    expect(labels[0]).toBe('Weight 82.3 kg');
    expect(labels).not.toContain('Latest weight, 82.3 kg');
  });

  it('is no finding of anybody else', () => {
    expect(words('biometric-analysis', gained).findings[0]?.label).not.toContain('Latest weight');
  });
});

describe('blood pressure', () => {
  const crisis = {
    ...knownPerson,
    bloodPressure: [
      { at: '2026-01-01T00:00:00.000Z', date: '2026-01-01', time: '08:00', sbpMmHg: 186, dbpMmHg: 112 },
      ...knownPerson.bloodPressure,
    ],
  };

  it('shows a crisis reading first, with advice', () => {
    const { findings } = words('blood-pressure-analysis', crisis);
    expect(findings[0]).toMatchObject({ status: 'urgent', label: 'Latest reading, 186/112 mmHg' });
    expect(findings[0]?.text).toContain('call 995');
  });

  it('shows a reading that only a monitor can show, in every report', () => {
    const at = { at: '2026-01-01T00:00:00.000Z', date: '2026-01-01', time: '08:00' };
    const facts = { ...knownPerson, bloodPressure: [{ ...at, sbpMmHg: 270, dbpMmHg: 150 }] };
    for (const name of Object.keys(reports) as ReportName[])
      expect(words(name, facts).findings).toBeDefined();
    expect(words('blood-pressure-analysis', facts).findings[0]?.label).toBe('Latest reading, 270/150 mmHg');
    expect(amountOf('blood-pressure-analysis', facts, 'sbp')).toBe(270);
  });

  it('leaves a clinic pressure beyond the limits of the risk out of it, and says so', () => {
    const { findings, missing } = run('cardiovascular-risk-analysis', withLab(knownPerson, { sbp: 270 }));
    expect(findings.map(({ text }) => text).join(' ')).toContain('looks unusual');
    expect(missing).toContainEqual(expect.objectContaining({ status: 'implausible' }));
  });

  it('does not report an old crisis again', () => {
    const later = { ...crisis, asOf: '2026-01-08' };
    expect(run('blood-pressure-analysis', later).findings.some(({ status }) => status === 'urgent')).toBe(
      false,
    );
  });

  it('shows the average and the goal', () => {
    expect(data('blood-pressure-analysis', knownPerson)).toMatchObject({
      category: 'normal',
      target: { code: 'sbp', high: 140, source: 'default' },
    });
    expect(amountOf('blood-pressure-analysis', knownPerson, 'sbp')).toBe(123);
  });

  it('keeps the urgent message in pregnancy and omits the bands', () => {
    const pregnant = withStatements(crisis, { pregnancy: 'present' });
    const { findings, values, category } = run('blood-pressure-analysis', pregnant);
    expect(findings.map(({ text }) => text)).toContain(
      'These ranges do not apply in pregnancy. Your maternity team sets your goals.',
    );
    expect(findings[0]?.status).toBe('urgent');
    expect(category).toBeNull();
    expect(values.every((value) => value.category === null)).toBe(true);
  });
});

describe('heart risk', () => {
  it('lists every answer that the risk of a patient with diabetes requires', () => {
    const { missing } = run(
      'cardiovascular-risk-analysis',
      withStatements(unknownPerson, { diabetes: 'present' }),
    );
    expect(missing.map(({ answer }) => answer)).toContain('Answer the open questions in your health record.');
    expect(missing.map(({ answer }) => answer)).not.toContain('Ask your doctor.');
  });

  it('shows the ten-year risk with what lowers it', () => {
    const { findings } = words('cardiovascular-risk-analysis', knownPerson);
    expect(findings[0]?.text).toContain('in 100 people with similar numbers');
    expect(data('cardiovascular-risk-analysis', knownPerson).category).toBe('low');
  });

  it('has no number above the maximum age of the model, with the reason', () => {
    const old = { ...knownPerson, dateOfBirth: '1940-01-01' };
    expect(data('cardiovascular-risk-analysis', old)).toMatchObject({ values: [], missing: [] });
    expect(words('cardiovascular-risk-analysis', old).findings).toEqual([
      {
        label: 'Your risk in ten years',
        text: 'Your doctor weighs your goals with you.',
        status: 'info',
      },
    ]);
  });

  it('has no number from results more than a year apart', () => {
    const apart = {
      ...knownPerson,
      labTests: knownPerson.labTests.map((t) => ({ ...t, date: '2024-01-01' })),
    };
    expect(data('cardiovascular-risk-analysis', apart).values).toEqual([]);
  });

  it('has no number for patients with a condition that the model excludes', () => {
    const report = data('cardiovascular-risk-analysis', withStatements(knownPerson, { diabetes: 'present' }));
    expect(report).toMatchObject({ values: [], category: 'very_high_or_high_primary' });
  });

  it('names the missing answer', () => {
    const unanswered = withoutAnswer(knownPerson, 'smoking');
    expect(data('cardiovascular-risk-analysis', unanswered).missing).toEqual([
      {
        field: 'isSmoker',
        status: 'missing',
        why: 'Your risk in ten years cannot be calculated without this.',
        answer: 'Say whether you smoke in your health record.',
      },
    ]);
  });
});

describe('blood fats', () => {
  it('are compared with the personal goal', () => {
    expect(data('lipid-analysis', knownPerson)).toMatchObject({
      category: 'at_goal',
      target: { code: 'ldl', low: null, high: 3.4, unit: 'mmol/L', source: 'default' },
    });
    expect(words('lipid-analysis', withLab(knownPerson, { ldl: 3.6 })).summary).toBe(
      'Your LDL goal: Below 3.4 mmol/L. Yours is 3.6 mmol/L. Your LDL cholesterol is above the level usually aimed for in people with your risk.',
    );
  });

  it('have a goal of 2.6 with diabetes alone', () => {
    const report = run('lipid-analysis', withStatements(knownPerson, { diabetes: 'present' }));
    expect(report.target).toMatchObject({ code: 'ldl', high: 2.6, source: 'default' });
  });

  it('have a goal that only the doctor sets when the guidance is not settled', () => {
    const report = run('lipid-analysis', withStatements(knownPerson, { chronic_kidney_disease: 'present' }));
    expect(report.target).toBeNull();
    expect(JSON.stringify(report.findings)).toContain('Your doctor sets this goal.');
  });

  it('use the doctor’s goal before the default', () => {
    const facts = { ...knownPerson, setGoals: [ownGoal('ldl', null, 1.4)] };
    expect(data('lipid-analysis', facts).target).toMatchObject({ high: 1.4, source: 'custom' });
  });

  it('refer patients with dangerous triglycerides to the clinic', () => {
    expect(words('lipid-analysis', withLab(knownPerson, { tg: 11 })).advice).toContain(
      'Strong belly pain: go to A&E. Call your clinic now. Ask to be seen within 7 days.',
    );
  });
});

describe('sugar, kidney and liver', () => {
  it('shows a low sugar of today first', () => {
    const low = { at: '2026-01-01T00:00:00.000Z', date: '2026-01-01', value: 3.4 };
    expect(words('diabetes-analysis', { ...knownPerson, sugar: [low] }).findings[0]).toMatchObject({
      status: 'urgent',
      label: 'Latest blood sugar, 3.4 mmol/L',
    });
  });

  it('recommends to confirm a high HbA1c without naming a disease', () => {
    const { findings } = run('diabetes-analysis', withLab(knownPerson, { hba1c: 7.2 }));
    expect(findings[0]).toMatchObject({ label: 'HbA1c', status: 'see_doctor' });
    expect(findings[0]?.text).not.toMatch(/you have/i);
  });

  it('stages the kidney by creatinine and the urine test', () => {
    expect(data('kidney-health-analysis', withLab(knownPerson, { creatinine: 150, uacr: 40 }))).toMatchObject(
      {
        category: 'very_high',
      },
    );
  });

  it('asks for the missing urine test', () => {
    const facts = structuredClone(knownPerson);
    delete facts.labTests[0]?.results.uacr;
    expect(data('kidney-health-analysis', facts).missing).toMatchObject([{ field: 'uacr' }]);
  });

  it('refuses a creatinine in the wrong unit instead of showing a number', () => {
    const report = data('kidney-health-analysis', withLab(knownPerson, { creatinine: 0.9 }));
    expect(report.values.map(({ code }) => code)).toEqual(['uacr']);
    expect(report.missing).toMatchObject([{ field: 'creatinine', status: 'implausible' }]);
  });

  it('calculates FIB-4 from one laboratory report only', () => {
    const [test] = structuredClone(knownPerson).labTests;
    if (!test) throw new Error('the sample has a test');
    const { platelets, ...enzymes } = test.results;
    const facts: HealthFacts = {
      ...knownPerson,
      labTests: [
        { ...test, results: enzymes },
        { ...test, date: '2025-11-01', results: platelets ? { platelets } : {} },
      ],
    };
    expect(run('liver-health-analysis', facts).values.map(({ code }) => code)).toEqual(['alt', 'ast']);
    expect(amountOf('liver-health-analysis', knownPerson, 'fib4')).toBe(0.99);
  });
});

describe('profile, schedules and targets', () => {
  it('does not show "none" for unanswered allergies', () => {
    const allergies = words('personal-profile', unknownPerson).findings.find(
      ({ label }) => label === 'Drug allergies',
    );
    expect(allergies?.text).toBe('Not known yet.');
  });

  it('lists due tests and vaccines', () => {
    expect(data('cancer-screening-recommendations', knownPerson).values).toContainEqual({
      code: 'breast',
      label: 'Breast screening',
      value: null,
      unit: null,
      category: 'due',
      dueOn: '2026-01-01',
    });
    expect(data('vaccination-recommendations', knownPerson).values).toHaveLength(10);
    const unasked = withoutAnswer({ ...knownPerson, dateOfBirth: '1955-06-15' }, 'weak_immune_system');
    const { values, missing } = data('vaccination-recommendations', unasked);
    expect(values).toContainEqual(expect.objectContaining({ code: 'influenza', category: 'recommended' }));
    expect(missing.map(({ field }) => field)).toContain('isImmunocompromised');
  });

  it('leaves out the screening tests of women for a man', () => {
    const gender = { ...knownPerson.gender, value: { name: 'Male', sex: 'male' } } as HealthFacts['gender'];
    const { values } = data('cancer-screening-recommendations', { ...knownPerson, gender });
    expect(values.map(({ code }) => code)).toEqual(['colorectal']);
    const family = withStatements({ ...knownPerson, gender }, { family_breast_cancer: 'present' });
    const discussed = data('cancer-screening-recommendations', family).values;
    expect(discussed).toContainEqual(expect.objectContaining({ code: 'breast', category: 'discuss' }));
  });

  it('adds the yearly checks for a patient with diabetes, the urine test by its last result', () => {
    const checksOf = (facts: HealthFacts) =>
      data('cancer-screening-recommendations', facts).values.flatMap(({ code, category, dueOn }) =>
        /eye|foot|urine/.test(code) ? [[code, category, dueOn]] : [],
      );
    expect(checksOf(knownPerson)).toEqual([]);
    const diabetes = withStatements(knownPerson, { diabetes: 'present' });
    expect(checksOf(withLab(diabetes, { uacr: 1.2 }))).toEqual([
      ['eye_photo', 'yearly', null],
      ['foot_check', 'yearly', null],
      ['urine_albumin', 'up_to_date', '2026-12-10'],
    ]);
    const pregnant = withStatements(diabetes, { pregnancy: 'present' });
    expect(checksOf(pregnant).map(([, category]) => category)).toEqual(['discuss', 'discuss', 'discuss']);
  });

  it('names a first step beside a weight goal that is far away', () => {
    const goalAt = (value: number) => {
      const [entry] = knownPerson.weight;
      const facts = { ...knownPerson, weight: entry ? [{ ...entry, value }] : [] };
      const goal = words('biometric-analysis', facts).findings.find(
        ({ label }) => label === 'Your weight goal',
      );
      return goal?.text;
    };
    expect(goalAt(94)).toContain('A good first step for your weight is 84.6 kg to 89.3 kg.');
    expect(goalAt(60)).not.toContain('first step');
    expect(goalAt(58)).not.toContain('first step');
  });

  it("shows the patient's own goal as theirs", () => {
    const facts = { ...knownPerson, setGoals: [ownGoal('weight', 54, 56)] };
    const goal = words('personal-health-targets', facts).findings.find(({ label }) => label === 'Weight');
    expect(goal?.text).toBe('54.0 kg to 56.0 kg. Set by you on 1 December 2025.');
  });

  it('summarises a report in one line', () => {
    expect(toLastReport(run('biometric-analysis', knownPerson))).toEqual({
      report: 'biometric-analysis',
      title: 'Your weight, height and waist',
      summary: 'Your BMI: 22.7 kg/m². This is in the healthy range for Asian adults.',
      level: 'info',
      isComplete: true,
    });
  });
});
