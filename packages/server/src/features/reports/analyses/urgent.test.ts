import { resolveRecord } from '@vitalane/clinical';
import { describe, expect, it } from 'vitest';
import {
  knownPerson,
  potassiumAlert,
  withLab,
  withStatements,
} from '../../../../test/helpers/facts.sample.ts';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { calculateReport, toData, toWords } from '../report.ts';
import { reports } from '../reports.ts';

const weakKidneys = withLab(knownPerson, { creatinine: 410 });
const words = (name: keyof typeof reports, facts: HealthFacts) =>
  toWords(calculateReport(reports[name], facts));

describe('an urgent alert about a result that is not an input of the report', () => {
  it('leads the kidney report, without calmer words beside it', () => {
    const before = JSON.stringify(words('kidney-health-analysis', weakKidneys));
    expect(before).toContain('One result is not a diagnosis');
    expect(before).toContain('See a doctor within days to two weeks.');
    const report = words('kidney-health-analysis', { ...weakKidneys, alerts: [potassiumAlert] });
    expect(report.findings[0]).toMatchObject({
      status: 'urgent',
      text: expect.stringContaining('Go to A&E now.'),
    });
    const calm = JSON.stringify([report.findings, report.advice]);
    expect(calm).not.toContain('One result is not a diagnosis');
    expect(calm).not.toContain('within days');
  });

  it.each(['haemoglobin', 'calcium', 'white_cells', 'potassium'])('is in the profile: %s', (code) => {
    const report = words('personal-profile', { ...knownPerson, alerts: [{ ...potassiumAlert, code }] });
    expect(report.findings[0]?.status).toBe('urgent');
  });
});

it('an HbA1c of 15 % is compared with the goal, with the urgency of the action', () => {
  const facts = withLab(withStatements(knownPerson, { diabetes: 'present' }), { hba1c: 15 });
  const calculated = calculateReport(reports['diabetes-analysis'], facts);
  const finding = toWords(calculated).findings.find(({ label }) => label === 'HbA1c');
  expect(finding?.text).toBe('15.0%, goal up to 7.0%. Your HbA1c is very high. See a doctor soon.');
  expect(finding?.status).toBe('see_doctor');
  expect(toData(calculated)).toMatchObject({ category: 'above_target', target: { code: 'hba1c', high: 7 } });
});

describe('a recorded stage of kidney disease that the newest result is worse than', () => {
  const statement = {
    item: 'chronic_kidney_disease',
    says: 'present',
    by: 'patient',
    source: 'diagnosis',
    on: '2024-06-12',
    recordedAt: '2024-06-12T04:00:00.000Z',
    text: 'CKD stage G3a',
  } as const;
  const { asOf } = weakKidneys;
  const facts = { ...weakKidneys, record: resolveRecord({ asOf, statements: [statement], medicines: [] }) };
  const findingOf = (of: HealthFacts) =>
    words('kidney-health-analysis', of).findings.find(({ label }) => label === 'Recorded stage');

  it('is listed beside it with both days, for review by a doctor', () => {
    expect(findingOf(facts)).toMatchObject({
      status: 'see_doctor',
      text: expect.stringMatching(
        /^Recorded: kidney disease stage G3a, 12 June 2024\. Newest result: eGFR 11 mL\/min\/1\.73 m², .*, stage G5\. The newest result is worse than the recorded stage\. Ask your doctor to review it\.$/,
      ),
    });
    expect(findingOf(weakKidneys)).toBeUndefined();
  });

  it('recommends nothing milder than an open alert', () => {
    expect(findingOf({ ...facts, alerts: [potassiumAlert] })?.text).toMatch(
      /worse than the recorded stage\.$/,
    );
  });
});
