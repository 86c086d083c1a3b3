import type { DiaryDetails } from '@vitalane/contract';
import { expect, it } from 'vitest';
import { entryOf, toDayGroups } from './day.ts';

const moment = {
  date: '2026-01-01',
  time: '08:15',
  timeZone: 'Asia/Singapore',
  measuredAt: '2026-01-01T00:15:00.000Z',
};

const day: DiaryDetails = {
  date: '2026-01-01',
  timeZone: 'Asia/Singapore',
  bloodPressure: [{ uuid: 'p1', ...moment, valueFrom: 128, valueTo: 82 }],
  sugar: [{ uuid: 's1', ...moment, valueFrom: 5.6, context: 'fasting' }],
  weight: [],
  vitalSigns: [
    { uuid: 'v1', ...moment, kind: 'temperature', value: 38 },
    { uuid: 'v2', ...moment, kind: 'oxygen', value: 97 },
  ],
  exercise: [],
  medication: [
    {
      uuid: 'i1',
      ...moment,
      valueFrom: 'm1',
      name: 'Amlodipine 5 mg',
      dose: 1,
      unit: 'tablet',
      note: 'With food',
    },
  ],
};

it('groups a day by kind in the account’s units and omits empty kinds', () => {
  const groups = toDayGroups(day, { units: { glucose: 'mg/dL' } });
  expect(groups.map(({ heading, entries }) => [heading, entries[0]?.text, entries[0]?.unit])).toEqual([
    ['Blood pressure', '128/82', 'mmHg'],
    ['Blood sugar', '101', 'mg/dL'],
    ['Oxygen saturation', '97', '%'],
    ['Temperature', '38.0', '°C'],
    ['Medicines', '1', 'tablet'],
  ]);
});

it('changes and deletes only kinds of the diary; doses belong to the medicine page', () => {
  expect(entryOf(day, 's1')).toMatchObject({
    uuid: 's1',
    kind: 'sugar',
    values: { value: 5.6 },
    choice: 'fasting',
    timeZone: 'Asia/Singapore',
  });
  expect(entryOf(day, 'p1')).toMatchObject({
    kind: 'bloodPressure',
    values: { systolic: 128, diastolic: 82 },
  });
  expect(entryOf(day, 'v1')).toMatchObject({ kind: 'temperature', values: { value: 38 } });
  expect(entryOf(day, 'i1')).toBeUndefined();
});
