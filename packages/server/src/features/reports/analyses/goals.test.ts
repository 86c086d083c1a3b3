import type { SetGoal } from '@vitalane/clinical';
import type { ReportName } from '@vitalane/contract';
import { describe, expect, it } from 'vitest';
import { knownPerson, ownGoal, withLab, withStatements } from '../../../../test/helpers/facts.sample.ts';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { calculateReport, toWords } from '../report.ts';
import { reports } from '../reports.ts';

const words = (name: ReportName, facts: HealthFacts) => toWords(calculateReport(reports[name], facts));
const textOf = (name: ReportName, facts: HealthFacts, label: string) =>
  words(name, facts).findings.find((finding) => finding.label === label)?.text;
const byDoctor = (measure: SetGoal['measure'], low: number | null, high: number): SetGoal => ({
  measure,
  low,
  high,
  by: 'doctor',
  doctorName: 'Dr Priya Nair',
  on: '2025-12-20',
  reason: 'Stent in 2024',
});
const setBy = 'Set by Dr Priya Nair on 20 December 2025.';

describe('a custom goal', () => {
  it('of one pressure names the pressure and its lower bound, on every report', () => {
    const facts = { ...knownPerson, setGoals: [byDoctor('sbp', 110, 130)] };
    const text = `Below 130/90 at the clinic and below 130/85 at home. Upper blood pressure at least 110. Upper blood pressure: ${setBy} Lower blood pressure: Usual goal for people like you. You have none of the conditions that ask for a lower goal.`;
    expect(textOf('blood-pressure-analysis', facts, 'Your goal')).toBe(text);
    expect(textOf('personal-health-targets', facts, 'Blood pressure')).toBe(text);
  });

  it('of both pressures names its author once', () => {
    const facts = { ...knownPerson, setGoals: [byDoctor('sbp', null, 130), byDoctor('dbp', null, 80)] };
    expect(textOf('blood-pressure-analysis', facts, 'Your goal')).toBe(
      `Below 130/80 at the clinic and below 130/80 at home. ${setBy}`,
    );
  });

  it('of LDL names its author, and the non-HDL goal follows it', () => {
    const facts = { ...knownPerson, setGoals: [ownGoal('ldl', null, 2.2)] };
    expect(textOf('lipid-analysis', facts, 'Your LDL goal')).toBe(
      'Below 2.2 mmol/L. Set by you on 1 December 2025. Yours is 2.9 mmol/L. Your LDL cholesterol is above this goal.',
    );
    expect(textOf('personal-health-targets', facts, 'Non-HDL cholesterol')).toBe(
      'Below 3.0 mmol/L. It follows from your LDL goal. Set by you on 1 December 2025.',
    );
  });

  it('of HbA1c names its lower bound', () => {
    const diabetic = withStatements(withLab(knownPerson, { hba1c: 7.4 }), { diabetes: 'present' });
    const facts = { ...diabetic, setGoals: [byDoctor('hba1c', 7, 8)] };
    expect(textOf('diabetes-analysis', facts, 'HbA1c')).toMatch(/^7\.4%, goal 7\.0% to 8\.0%\./);
  });
});

describe('the HbA1c goal of a frail person', () => {
  const higher = 'Your doctor may choose a higher goal, often up to 8.0.';
  const diabetic = withStatements(withLab(knownPerson, { hba1c: 7.4 }), { diabetes: 'present' });

  it('may be higher, as the report states', () => {
    const frail = withStatements(diabetic, { frailty: 'present' });
    expect(words('diabetes-analysis', frail).advice).toContain(higher);
    expect(words('diabetes-analysis', diabetic).advice).not.toContain(higher);
    const set = { ...frail, setGoals: [byDoctor('hba1c', null, 7.5)] };
    expect(words('diabetes-analysis', set).advice).not.toContain(higher);
  });
});

describe('results for the next visit', () => {
  const anaemic = withLab(knownPerson, { haemoglobin: 11.6 });

  it('are listed with their day, meaning and advice', () => {
    expect(words('personal-profile', anaemic).findings[0]).toEqual({
      label: 'Haemoglobin',
      text: '11.6 g/dL, 10 December 2025. Your blood count is low. Show this result at your next visit.',
      status: 'see_doctor',
    });
  });

  it('omit normal and old results, and those of an alert', () => {
    const labels = (facts: HealthFacts) =>
      words('personal-profile', facts).findings.map(({ label }) => label);
    expect(labels(withLab(knownPerson, { haemoglobin: 12.4 }))).not.toContain('Haemoglobin');
    expect(labels({ ...anaemic, asOf: '2027-06-01' })).not.toContain('Haemoglobin');
    expect(labels(withLab(knownPerson, { haemoglobin: 9.5 }))).not.toContain('Haemoglobin');
  });
});
