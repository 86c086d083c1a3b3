import { describe, expect, it } from 'vitest';
import { knownPerson, withStatements } from '../../../../test/helpers/facts.sample.ts';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { chartsOf } from '../pdf/charts.ts';
import { summaryOf } from '../pdf/summary.ts';
import { calculateReport, toData, toWords } from '../report.ts';
import { reports } from '../reports.ts';

const on = (date: string, value: number) => ({ at: `${date}T00:00:00.000Z`, date, value });
const measured: HealthFacts = {
  ...knownPerson,
  vitalSigns: [{ kind: 'oxygen', entries: [on('2025-12-31', 93), on('2025-12-20', 96)] }],
};
const profileOf = (facts: HealthFacts) => calculateReport(reports['personal-profile'], facts);

describe('a vital sign', () => {
  it('that calls for something leads the profile, with its advice', () => {
    const { findings } = toWords(profileOf(measured));
    expect(findings[0]).toMatchObject({
      label: 'Oxygen saturation, 93%',
      status: 'urgent',
      text: expect.stringMatching(/^This oxygen is low\. .*see a doctor today/),
    });
  });

  it('is judged by what is known of the person', () => {
    const [first] = toWords(profileOf(withStatements(measured, { copd: 'present' }))).findings;
    expect(first?.text).toMatch(/^With COPD this oxygen may be usual for you\./);
  });

  it('of an earlier day gets no advice', () => {
    const { findings } = toWords(profileOf({ ...measured, asOf: '2026-01-03' }));
    expect(findings.filter(({ status }) => status === 'urgent')).toEqual([]);
  });

  it('is in the profile with its day and its course, in the overview and among the charts', () => {
    const report = profileOf(measured);
    expect(toWords(report).findings).toContainEqual(
      expect.objectContaining({ label: 'Oxygen saturation', text: '93%, measured on 31 December 2025.' }),
    );
    const points = [96, 93].map((value) => expect.objectContaining({ value }));
    expect(toData(report).series).toEqual([{ code: 'oxygen', unit: '%', points }]);
    expect(summaryOf(measured)).toContainEqual([
      'Oxygen saturation, last 30 days',
      'Average 95%, from 93% to 96%, 2 entries.',
    ]);
    expect(chartsOf(measured)).toContainEqual(
      expect.objectContaining({ title: 'Oxygen saturation', unit: '%' }),
    );
  });

  it('that was never measured is not mentioned', () => {
    expect(JSON.stringify([toWords(profileOf(knownPerson)), summaryOf(knownPerson)])).not.toMatch(
      /oxygen|pulse/i,
    );
  });
});
