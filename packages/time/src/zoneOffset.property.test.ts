import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCivil as localDateTime } from './zone.ts';

/** Zones with summer time, without, with half and quarter hours, and at both ends of the date line. */
const zones = [
  'Asia/Singapore',
  'Asia/Kathmandu',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Apia',
  'Africa/Casablanca',
  'UTC',
];

/** Another way to the same answer: the zone's offset as Intl names it, added to the instant. */
function byOffset(instant: Date, timeZone: string): { date: string; time: string } {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  const offsetMs = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  const local = new Date(instant.getTime() + offsetMs).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

it('the patient’s day and time are right in every zone, on both sides of every clock change', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1975-01-01'), max: new Date('2036-12-31'), noInvalidDate: true }),
      fc.constantFrom(...zones),
      (instant, zone) => {
        expect(localDateTime(instant.toISOString(), zone)).toEqual(byOffset(instant, zone));
      },
    ),
    { numRuns: 2000 },
  );
});
