import { expect, it } from 'vitest';
import { inOrder, type ListedAlert } from './order.ts';

const alert = (kind: ListedAlert['kind'], change: Partial<ListedAlert>): ListedAlert => ({
  kind,
  grade: 'same_day',
  symptoms: [],
  lastMinute: 0,
  isStillSo: true,
  ...change,
});
const kindsOf = (...alerts: readonly ListedAlert[]) => inOrder(alerts).map(({ kind }) => kind);

const oldHigh = alert('high_sugar', { grade: 'emergency', isStillSo: false });
const newLow = alert('low_sugar', { grade: 'act_now', lastMinute: 5 });

it('puts the newer of a low and a high sugar first, also before an emergency about the older one', () => {
  expect(kindsOf(oldHigh, newLow)).toEqual(['low_sugar', 'high_sugar']);
  const newHigh = alert('high_sugar', { grade: 'emergency', lastMinute: 9 });
  expect(kindsOf(newLow, newHigh)).toEqual(['high_sugar', 'low_sugar']);
});

it('does so for pressures', () => {
  const oldCrisis = alert('blood_pressure', { grade: 'emergency', isStillSo: false });
  expect(kindsOf(oldCrisis, alert('low_pressure', { lastMinute: 5 }))).toEqual([
    'low_pressure',
    'blood_pressure',
  ]);
});

it('puts an emergency about the newest reading before them', () => {
  const emergency = alert('blood_pressure', { grade: 'emergency' });
  expect(kindsOf(oldHigh, newLow, emergency)).toEqual(['blood_pressure', 'low_sugar', 'high_sugar']);
});

it('orders the others by severity', () => {
  const milder = alert('lab', { grade: 'within_7_days' });
  expect(kindsOf(milder, newLow, alert('blood_pressure', {}))).toEqual([
    'blood_pressure',
    'low_sugar',
    'lab',
  ]);
});
