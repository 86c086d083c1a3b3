import { expect, it } from 'vitest';
import { fromWire } from '../../measures/codec.ts';
import { fromForm } from '../../measures/form.ts';
import type { DiaryRequest } from '../../measures/reading.ts';
import { editOfQueued, typedOf } from './editing.ts';

const when = { date: '2026-01-01', time: '08:15', timeZone: 'Asia/Tokyo' };
const pressure: DiaryRequest = { kind: 'bloodPressure', body: { valueFrom: 128, valueTo: 82, ...when } };
const sugar = {
  uuid: 's1',
  ...when,
  measuredAt: '2025-12-31T23:15:00.000Z',
  valueFrom: 5.551,
  note: 'After a walk',
};

it('edits an unsent entry with its form values, in the time zone of the entry', () => {
  const edited = editOfQueued({ id: 'one', request: pressure });
  expect(edited.queuedId).toBe('one');
  expect(typedOf(edited, {})).toEqual({
    id: 'one',
    isStored: false,
    timeZone: 'Asia/Tokyo',
    values: { systolic: '128', diastolic: '82', choice: '', date: '2026-01-01', time: '08:15' },
  });
});

it('edits an unsent change as that of the entry of the diary', () => {
  const edited = editOfQueued({ id: 'one', request: { ...pressure, changes: 'p1' } });
  expect(edited).toMatchObject({ changes: 'p1', queuedId: 'one' });
  expect(typedOf(edited, {})).toMatchObject({ id: 'p1', isStored: true });
});

it('keeps the digits of a value and the time zone that the form does not show', () => {
  const stored = fromWire('sugar', { ...sugar, context: 'fasting' });
  const edited = { before: stored, changes: 's1' };
  expect(typedOf(edited, { glucose: 'mg/dL' })).toMatchObject({
    id: 's1',
    isStored: true,
    values: { value: '100', choice: 'fasting', note: 'After a walk' },
  });
  const read = (value: number) =>
    fromForm(
      'sugar',
      { values: { value }, choice: 'before_meal', date: '2026-01-01', time: '09:30' },
      { units: { glucose: 'mg/dL' }, timeZone: 'Asia/Singapore', before: edited.before },
    );
  expect(read(100)).toMatchObject({
    values: { value: 5.551 },
    choice: 'before_meal',
    time: '09:30',
    timeZone: 'Asia/Tokyo',
  });
  // An emptied field takes the words away.
  expect(read(100)).not.toHaveProperty('note');
  expect(read(101).values.value).toBeCloseTo(5.606, 3);
});

it('keeps the symptoms of an unsent reading', () => {
  const request: DiaryRequest = { ...pressure, body: { ...pressure.body, symptoms: ['fainting'] } };
  const { before } = editOfQueued({ id: 'one', request });
  const typed = { values: { systolic: 82, diastolic: 50 }, choice: '', date: '2026-01-01', time: '08:15' };
  const read = fromForm('bloodPressure', typed, { units: {}, timeZone: 'Asia/Singapore', before });
  expect(read).toMatchObject({ values: { systolic: 82, diastolic: 50 }, symptoms: ['fainting'] });
});
