import type { HealthAlert } from '@vitalane/contract';
import { describe, expect, it } from 'vitest';
import { knownPerson, potassiumAlert, withLab } from '../../../../test/helpers/facts.sample.ts';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { calculateReport, toWords } from '../report.ts';
import { reports } from '../reports.ts';

const kidneyAlert: HealthAlert = {
  ...potassiumAlert,
  code: 'creatinine',
  level: 'same_day',
  reason: 'Your kidney result has changed quickly.',
  value: 'Creatinine 410 umol/L',
};
const pressureAlert: HealthAlert = {
  ...kidneyAlert,
  kind: 'blood_pressure',
  code: 'blood_pressure',
  reason: 'Your blood pressure is very high.',
  action: 'Go to A&E now.',
  value: 'Blood pressure 191/117 mmHg',
};

const review = 'See a doctor within days to two weeks.';
const failing = withLab(knownPerson, { creatinine: 410 });
const wordsOf = (name: keyof typeof reports, facts: HealthFacts) =>
  toWords(calculateReport(reports[name], facts));
const textsOf = ({ findings }: ReturnType<typeof toWords>) => findings.map(({ text }) => text).join(' ');

describe('an open alert in a report', () => {
  it('leads the report, and no calmer verdict stands beside it', () => {
    expect(wordsOf('kidney-health-analysis', failing).advice.join(' ')).toContain(review);
    const report = wordsOf('kidney-health-analysis', { ...failing, alerts: [kidneyAlert] });
    expect(report.summary).toBe(
      'Creatinine 410 umol/L: Your kidney result has changed quickly. Go to A&E now.',
    );
    expect(report.findings[0]?.status).toBe('urgent');
    expect(textsOf(report)).toMatch(/eGFR 1\d mL\/min\/1\.73 m² \(calculated here from your creatinine/);
    expect(textsOf(report)).not.toContain('within days');
  });

  it('keeps the verdicts when it can wait for days, and not a second action for the same result', () => {
    const alerts = [{ ...kidneyAlert, level: 'within_week' as const, withinDays: 7 }];
    const report = wordsOf('kidney-health-analysis', { ...failing, alerts });
    expect(textsOf(report)).toContain('the risk that your kidneys get worse is very high');
    expect(report.advice[0]).toBe('Your kidney result has changed quickly. Go to A&E now.');
    expect(report.advice.join(' ')).not.toContain(review);
  });

  it('is only in the report on its subject, and states the advice for the latest reading once', () => {
    const crisis = { ...knownPerson.bloodPressure[0], sbpMmHg: 191, dbpMmHg: 117 };
    const facts = { ...knownPerson, bloodPressure: [crisis], alerts: [pressureAlert] } as HealthFacts;
    const headings = wordsOf('blood-pressure-analysis', facts).findings.map(({ label }) => label);
    expect(headings[0]).toBe('Blood pressure 191/117 mmHg');
    expect(headings).not.toContain('Latest reading, 191/117 mmHg');
    expect(textsOf(wordsOf('lipid-analysis', facts))).not.toContain('A&E');
  });
});
