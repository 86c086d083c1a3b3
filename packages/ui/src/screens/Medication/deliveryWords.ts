import { toCivil } from '@vitalane/time';
import { dayInText } from '../shared/dates.ts';
import { medicationCopy } from './MedicationScreen.copy.ts';
import type { ReminderDelivery } from './MedicationScreen.types.ts';

const { deliveries: copy } = medicationCopy;

/** State of a delivery light. */
export type DeliveryLight = 'delivered' | 'failed' | 'none';

/** Returns the light of a channel from its last message. */
export function lightOf({ failure, deliveredAt }: ReminderDelivery): DeliveryLight {
  if (failure) return 'failed';
  return deliveredAt ? 'delivered' : 'none';
}

/** Returns the same as text. After a failure it includes the time of the last delivery. */
export function deliveryWords(
  delivery: ReminderDelivery,
  { today, timeZone }: { today: string; timeZone: string },
): string {
  const { channel, isOn, deliveredAt, failure } = delivery;
  const last = deliveredAt ? copy.delivered(momentText(deliveredAt, { today, timeZone })) : null;
  const state = failure ? copy.failed(copy.failures[channel][failure]) : null;
  const words = [state, last].filter((text) => text !== null).join(' ');
  if (words !== '') return isOn || failure ? words : `${copy.off[channel]} ${words}`;
  return isOn ? copy.nothing : copy.off[channel];
}

function momentText(instant: string, { today, timeZone }: { today: string; timeZone: string }): string {
  const { date, time } = toCivil(instant, timeZone);
  return `${dayInText(date, today)} at ${time}`;
}
