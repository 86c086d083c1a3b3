import { expect, it } from 'vitest';
import { deliveryWords, lightOf } from './deliveryWords.ts';
import type { ReminderDelivery } from './MedicationScreen.types.ts';

const here = { today: '2026-01-01', timeZone: 'Asia/Singapore' };
const mail: ReminderDelivery = { channel: 'mail', isOn: true, deliveredAt: null, failure: null };
const push: ReminderDelivery = { ...mail, channel: 'push' };
const thisMorning = '2026-01-01T00:00:00.000Z';

it.each<[string, ReminderDelivery, string, string]>([
  ['nothing yet', mail, 'none', 'Nothing sent yet.'],
  [
    'a message of today',
    { ...mail, deliveredAt: thisMorning },
    'delivered',
    'Last delivered today at 08:00.',
  ],
  [
    'a message of the day before, in the zone of the person',
    { ...mail, deliveredAt: '2025-12-31T15:59:00.000Z' },
    'delivered',
    'Last delivered yesterday at 23:59.',
  ],
  [
    'a failure, and when one last got through',
    { ...mail, deliveredAt: thisMorning, failure: 'not_accepted' },
    'failed',
    'Last message could not be delivered: the mail server did not take it. We try again. Last delivered today at 08:00.',
  ],
  [
    'a browser that takes no more',
    { ...push, isOn: false, failure: 'browser_gone' },
    'failed',
    'Last message could not be delivered: your browser takes no more messages. Turn them on again.',
  ],
  [
    'mail where there is no mail server',
    { ...mail, isOn: false },
    'none',
    'Vitalane sends no reminders by mail here.',
  ],
  [
    'messages that were turned off',
    { ...push, isOn: false, deliveredAt: thisMorning },
    'delivered',
    'Off on all your devices. Last delivered today at 08:00.',
  ],
])('shows %s', (_what, delivery, light, words) => {
  expect(lightOf(delivery)).toBe(light);
  expect(deliveryWords(delivery, here)).toBe(words);
});
