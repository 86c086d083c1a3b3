import { expect, test } from 'vitest';
import { reminderText } from './reminderText.ts';

const times = ['08:00', '20:00'];

test('formats days and times', () => {
  const daily = { reminder: true, reminderFrequency: 'Daily', days: [0], times };
  expect(reminderText(daily)).toBe('Every day at 08:00 and 20:00');
  expect(reminderText({ ...daily, reminderFrequency: 'Weekly', days: [0, 1, 5], times: ['08:00'] })).toBe(
    'Sunday, Monday and Friday at 08:00',
  );
  expect(reminderText({ ...daily, reminder: false })).toBe('No reminder');
});

test('names the recurrence of a medicine with one of its own', () => {
  const own = {
    frequency: 'Other',
    reminder: true,
    reminderFrequency: 'Weekly',
    days: [1],
    times: ['09:00'],
  };
  expect(reminderText({ ...own, repeat: { kind: 'weeks', every: 2 } })).toBe(
    'Every 2 weeks on Monday at 09:00',
  );
  expect(reminderText({ ...own, repeat: { kind: 'days', every: 3 } })).toBe('Every 3 days at 09:00');
});

test('a medicine for every other day has no daily reminder', () => {
  const daily = { reminder: true, reminderFrequency: 'Daily', days: [0], times: ['09:00'] };
  expect(reminderText({ ...daily, frequency: 'Every other day' })).toBe('Every other day at 09:00');
  expect(reminderText({ ...daily, frequency: 'Once daily' })).toBe('Every day at 09:00');
});
