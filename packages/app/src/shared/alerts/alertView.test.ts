import type { HealthAlert } from '@vitalane/contract';
import { examples } from '@vitalane/contract/examples';
import { expect, it } from 'vitest';
import { toAlertEntry } from './alertView.ts';

const alert: HealthAlert = examples.HealthAlert;
const timeZone = 'Asia/Singapore';
const at = (now: string) => toAlertEntry(alert, { now, timeZone });

it('names the reading, the newer one and what is left, by the time of today', () => {
  expect(at('2026-01-01T01:07:30.000Z')).toMatchObject({
    value: 'Blood pressure 186/104 mmHg',
    when: '09:00',
    newest: { figure: '128/76 mmHg', when: '09:07' },
    closes: '1 of 2 follow-up readings. One more below 180/110 mmHg from 09:08 on closes this.',
  });
});

it('leaves out from when a reading counts once that is past', () => {
  expect(at('2026-01-01T01:08:00.000Z').closes).toBe(
    '1 of 2 follow-up readings. One more below 180/110 mmHg closes this.',
  );
});

it('adds the day on another day', () => {
  expect(at('2026-01-02T01:08:00.000Z')).toMatchObject({
    when: '1 January 2026 at 09:00',
    newest: { when: '1 January 2026 at 09:07' },
  });
});

it('names the day of the weight that a gain is compared with', () => {
  const comparison = { figure: '5.6 kg above 88.4 kg', at: '2025-12-29T23:00:00.000Z' };
  const gain = toAlertEntry({ ...alert, kind: 'weight_gain', comparison }, { now: alert.lastAt, timeZone });
  expect(gain).toMatchObject({
    comparison: { figure: '5.6 kg above 88.4 kg', when: '30 Dec' },
    measureHref: '/Diary?kind=weight',
  });
});
