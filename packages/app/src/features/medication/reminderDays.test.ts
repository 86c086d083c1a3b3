import { emptyDraft } from '@vitalane/flows/medication-stepper';
import { expect, test } from 'vitest';
import { reminderDaysOf, withProposal } from './reminderDays.ts';

test.each([
  ['Once a week', { kind: 'weekdays', most: 1 }],
  ['Every other day', { kind: 'every_other_day' }],
  ['Once daily', { kind: 'free' }],
  ['Only when needed', { kind: 'free' }],
])('%s: %j', (frequency, days) => {
  expect(reminderDaysOf({ frequency, repeatKind: '' })).toEqual(days);
});

test('a recurrence of its own sets the days, and in weeks their weekdays are chosen', () => {
  const own = { ...emptyDraft, frequency: 'Other' };
  expect(reminderDaysOf({ ...own, repeatKind: 'months' })).toEqual({ kind: 'own' });
  expect(reminderDaysOf({ ...own, repeatKind: 'weeks' })).toEqual({ kind: 'weekdays', most: 7 });
  expect(withProposal({ repeatKind: 'weeks' }, own)).toMatchObject({ reminderFrequency: 'Weekly', days: [] });
  expect(withProposal({ repeatKind: 'days' }, { ...own, repeatKind: 'weeks' })).toMatchObject({
    reminderFrequency: 'Daily',
  });
});

test('three times daily proposes three times once reminders are on', () => {
  const frequency = 'Three times daily';
  expect(withProposal({ frequency }, emptyDraft)).toMatchObject({ times: [], reminderFrequency: 'Daily' });
  const draft = { ...emptyDraft, frequency };
  const times = ['08:00', '14:00', '20:00'];
  expect(withProposal({ reminder: true }, draft)).toEqual({ reminder: true, times });
  expect(withProposal({ reminder: false }, { ...draft, reminder: true, times })).toEqual({
    reminder: false,
    times: [],
  });
});

test('chosen times stay, and proposed times follow the frequency', () => {
  const chosen = { ...emptyDraft, reminder: true, frequency: 'Once daily', times: ['07:15'] };
  expect(withProposal({ frequency: 'Twice daily' }, chosen)).not.toHaveProperty('times');
  expect(withProposal({ reminder: false }, chosen)).not.toHaveProperty('times');
  const proposed = { ...chosen, times: ['08:00'] };
  expect(withProposal({ frequency: 'Twice daily' }, proposed)).toMatchObject({ times: ['08:00', '20:00'] });
});

test('once a week keeps one chosen day', () => {
  const draft = { ...emptyDraft, frequency: 'Once daily', reminderFrequency: 'Weekly', days: ['mon', 'fri'] };
  expect(withProposal({ frequency: 'Once a week' }, draft)).toMatchObject({
    reminderFrequency: 'Weekly',
    days: ['mon'],
  });
});

test('another change stays as it is', () => {
  expect(withProposal({ dose: '2' }, emptyDraft)).toEqual({ dose: '2' });
});
