import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCivil, toInstant } from './zone.ts';

/** Zones with and without summer time, with half and quarter hours, and at both ends of the date line. */
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

const moments = fc.tuple(
  fc.date({ min: new Date('1975-01-01'), max: new Date('2036-12-31'), noInvalidDate: true }),
  fc.constantFrom(...zones),
);
const runs = { numRuns: 2000 };

/** Returns the date and time by an independent method: Swedish formats dates like ISO 8601. */
function asWritten(instant: Date, timeZone: string): { date: string; time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = format.format(instant).split(' ');
  return { date, time };
}

/** Returns the date and time by an independent method: adds the zone's offset from Intl to the instant. */
function byOffset(instant: Date, timeZone: string): { date: string; time: string } {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  const offsetMs = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  const local = new Date(instant.getTime() + offsetMs).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

describe('the day and time of an entry', () => {
  it('are those of the patient’s own clock at that instant', () => {
    fc.assert(
      fc.property(moments, ([instant, zone]) => {
        expect(toCivil(instant, zone)).toEqual(asWritten(instant, zone));
        expect(toCivil(instant.toISOString(), zone)).toEqual(byOffset(instant, zone));
      }),
      runs,
    );
  });

  it('convert back to the same minute, or to the first one in a repeated hour', () => {
    fc.assert(
      fc.property(moments, ([instant, zone]) => {
        const { date, time } = toCivil(instant, zone);
        const back = toInstant(date, time, zone);
        expect(toCivil(back, zone)).toEqual({ date, time });
        const minuteMs = Math.floor(instant.getTime() / 60_000) * 60_000;
        const aheadMs = minuteMs - back.getTime();
        // Lord Howe Island changes by half an hour, all others by one.
        expect([0, 30 * 60_000, 60 * 60_000]).toContain(aheadMs);
      }),
      runs,
    );
  });

  it('keep their order: a later instant is never an earlier day', () => {
    fc.assert(
      fc.property(moments, fc.nat(86_400_000), ([instant, zone], laterMs) => {
        const later = new Date(instant.getTime() + laterMs);
        expect(toCivil(later, zone).date >= toCivil(instant, zone).date).toBe(true);
      }),
      runs,
    );
  });
});
