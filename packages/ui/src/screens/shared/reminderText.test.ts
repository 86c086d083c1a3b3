import { expect, test } from 'vitest';
import { reminderText } from './reminderText.ts';

const times = ['08:00', '20:00'];

test('names the days and the times', () => {
  const daily = { reminder: true, reminderFrequency: 'Daily', days: [0], times };
  expect(reminderText(daily)).toBe('Every day at 08:00 and 20:00');
  expect(reminderText({ ...daily, reminderFrequency: 'Weekly', days: [0, 1, 5], times: ['08:00'] })).toBe(
    'Sunday, Monday and Friday at 08:00',
  );
  expect(reminderText({ ...daily, reminder: false })).toBe('No reminder');
});
