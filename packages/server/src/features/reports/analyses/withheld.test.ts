import type { ReportName } from '@vitalane/contract';
import { describe, expect, it } from 'vitest';
import { knownPerson, withoutAnswer, withStatements } from '../../../../test/helpers/facts.sample.ts';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { calculateReport, toData, toWords } from '../report.ts';
import { reports } from '../reports.ts';

const names = Object.values(reports).map(({ name }) => name);
const data = (name: ReportName, facts: HealthFacts) => toData(calculateReport(reports[name], facts));
const words = (name: ReportName, facts: HealthFacts) => toWords(calculateReport(reports[name], facts));

const pregnancyWords = 'These ranges do not apply in pregnancy. Your maternity team sets your goals.';
const childWords = 'These ranges are for adults. Ask your child’s doctor.';
const young: HealthFacts = {
  ...knownPerson,
  dateOfBirth: '1995-06-15',
  weight: [{ at: '2025-12-20T00:00:00.000Z', date: '2025-12-20', value: 82 }],
};
const pregnant = withStatements(young, { pregnancy: 'present' });
const child: HealthFacts = { ...knownPerson, dateOfBirth: '2012-06-15' };
const kept = ['personal-profile', 'cancer-screening-recommendations', 'vaccination-recommendations'];
const withheld = names.filter((name) => !kept.includes(name));

describe.each([
  ['in pregnancy', pregnant, pregnancyWords],
  ['under 18', child, childWords],
])('%s', (_who, facts, reason) => {
  it.each(withheld)('%s has no band, category, goal or weight advice, and states the reason', (name) => {
    const { category, target, values } = data(name, facts);
    expect({ category, target }).toEqual({ category: null, target: null });
    expect(values.every((value) => value.category === null)).toBe(true);
    const report = words(name, facts);
    expect(report.findings.map(({ text }) => text)).toContain(reason);
    expect(report.findings.filter(({ text }) => text === reason)).toHaveLength(1);
    expect(JSON.stringify([report.findings, report.advice])).not.toMatch(
      /usual range|goal is|[Ll]osing|weight is/,
    );
  });

  it('keeps the values', () => {
    expect(words('lipid-analysis', facts).findings).toContainEqual({
      label: 'LDL cholesterol',
      text: '2.9 mmol/L.',
      status: 'info',
    });
    expect(data('lipid-analysis', facts).values.map(({ code }) => code)).toEqual(['tc', 'ldl', 'hdl', 'tg']);
  });

  it('calculates nothing that does not apply to the patient', () => {
    const codes = withheld.flatMap((name) => data(name, facts).values.map(({ code }) => code));
    for (const code of ['bmi', 'egfr', 'risk10y', 'fib4', 'nonhdl', 'average_glucose']) {
      expect(codes).not.toContain(code);
    }
  });
});

describe('screening in pregnancy', () => {
  it('is to be discussed', () => {
    const older = { ...pregnant, dateOfBirth: '1980-06-15' };
    const { findings } = words('cancer-screening-recommendations', older);
    expect(findings.some(({ text }) => text.includes('Book'))).toBe(false);
    expect(
      data('cancer-screening-recommendations', older).values.map(({ category }) => category),
    ).not.toContain('recommended');
  });
});

describe('an unanswered pregnancy question', () => {
  const line = 'If you are pregnant, these ranges do not apply.';
  const unanswered = withoutAnswer(young, 'pregnancy');

  it('withholds nothing and adds a note', () => {
    expect(data('lipid-analysis', unanswered).values.some(({ category }) => category !== null)).toBe(true);
    expect(words('lipid-analysis', unanswered).advice).toContain(line);
    expect(words('personal-profile', unanswered).advice).not.toContain(line);
  });

  it('is not asked of men and older women', () => {
    const male = { value: { name: 'Male', sex: 'male' }, date: null, origin: 'profile' } as const;
    expect(words('lipid-analysis', { ...unanswered, gender: male }).advice).not.toContain(line);
    expect(words('lipid-analysis', { ...unanswered, dateOfBirth: '1950-01-01' }).advice).not.toContain(line);
  });
});

it('recommends no weight loss from 80, and shows no risk', () => {
  const old = { ...young, dateOfBirth: '1944-01-01' };
  expect(JSON.stringify(words('biometric-analysis', old))).not.toContain('Losing');
  expect(data('cardiovascular-risk-analysis', old).values).toEqual([]);
  expect(words('cardiovascular-risk-analysis', old).summary).toContain(
    'Your doctor weighs your goals with you.',
  );
});

it('shows only the pregnancy limits for urgent care of blood pressure', () => {
  const { seekCare } = words('blood-pressure-analysis', pregnant);
  expect(seekCare).toContain('Go to your maternity hospital or A&E now if it is 160/110 mmHg or higher.');
  expect(seekCare.join(' ')).not.toContain('180/110');
  expect(words('blood-pressure-analysis', young).seekCare.join(' ')).toContain('180/110');
});

describe('diabetes in pregnancy', () => {
  const limits =
    'Fasting below 5.3 mmol/L (95 mg/dL), 1 hour after food below 7.8 mmol/L (140 mg/dL), 2 hours after food below 6.7 mmol/L (120 mg/dL). Usual limits. Your maternity team may set others.';
  const texts = (facts: HealthFacts) => words('diabetes-analysis', facts).findings.map(({ text }) => text);

  it('has its own limits, for information', () => {
    expect(texts(withStatements(pregnant, { gestational_diabetes: 'present' }))).toContain(limits);
    expect(
      texts(withStatements(pregnant, { diabetes: 'absent', gestational_diabetes: 'absent' })),
    ).not.toContain(limits);
    expect(texts(withStatements(young, { gestational_diabetes: 'present' }))).not.toContain(limits);
  });
});

describe('after a birth', () => {
  const after = withStatements(young, { pregnancy: 'resolved' });
  const reason =
    'These ranges do not apply in the 42 days after a birth. Your maternity team sets your goals.';

  it('blood pressure has no band or goal, and other parts stay', () => {
    const report = words('blood-pressure-analysis', after);
    expect(report.findings.filter(({ text }) => text === reason)).toHaveLength(1);
    expect(data('blood-pressure-analysis', after)).toMatchObject({ category: null, target: null });
    expect(report.seekCare[0]).toMatch(/^Call your maternity team today/);
    expect(words('lipid-analysis', after).findings.map(({ text }) => text)).not.toContain(reason);
  });
});
