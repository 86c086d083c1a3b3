// Compares every function with a Temporal implementation, across zones, clock changes and the years 0001 to 9999.
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/implementation';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayInWords,
  dayMs,
  daysBetween,
  formatDate,
  hourMs,
  isCivilDate,
  minuteMs,
  startOfDate,
  toCivil,
  toInstant,
  wallClockMs,
  weekdayOf,
  weekOf,
} from './index.ts';

const zones = [
  'Asia/Singapore',
  'Europe/London',
  'America/New_York',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'UTC',
];
const zone = fc.constantFrom(...zones);
const runs = { numRuns: 1000 };

const [firstDay, lastDay] = [-719_162, 2_932_896];
const dateOf = (day: number) => new Temporal.PlainDate(1970, 1, 1).add({ days: day }).toString();
const date = fc.integer({ min: firstDay, max: lastDay }).map(dateOf);
/** Away from the limits, where a zone would exceed the years 0001 to 9999. */
const inner = fc.integer({ min: firstDay + 7, max: lastDay - 7 }).map(dateOf);
const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => Temporal.PlainTime.from('00:00').add({ minutes: minute }).toString().slice(0, 5));

/** Days on and around clock changes and skipped days in one of the zones. */
const changes = [
  '2011-12-29',
  '2011-12-30',
  '2011-12-31',
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
  '1982-01-01',
  '1986-01-01',
  '1941-09-01',
];
const moment = fc.oneof(fc.tuple(inner, time, zone), fc.tuple(fc.constantFrom(...changes), time, zone));

describe('civil dates', () => {
  it('follow the calendar after adding any number of days', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -4_000_000, max: 4_000_000 }), (from, days) => {
        const to = Temporal.PlainDate.from(from).add({ days });
        const held = to.year < 1 ? '0001-01-01' : to.year > 9999 ? '9999-12-31' : to.toString();
        expect(addDays(from, days)).toBe(held);
        expect(isCivilDate(from)).toBe(true);
      }),
      runs,
    );
  });

  it('are clamped to the end of a shorter month when months are added', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -2400, max: 2400 }), (from, months) => {
        const to = Temporal.PlainDate.from(from).add({ months });
        const held = to.year < 1 ? '0001-01-01' : to.year > 9999 ? '9999-12-31' : to.toString();
        expect(addMonths(from, months)).toBe(held);
      }),
      runs,
    );
  });

  it('have the same distance and weekday as in Temporal', () => {
    fc.assert(
      fc.property(date, date, (one, other) => {
        const [from, to] = [Temporal.PlainDate.from(one), Temporal.PlainDate.from(other)];
        expect(daysBetween(one, other)).toBe(from.until(to, { largestUnit: 'days' }).days);
        expect(weekdayOf(one)).toBe(from.dayOfWeek % 7);
      }),
      runs,
    );
  });

  it('have a week of seven days that starts on a Monday', () => {
    fc.assert(
      fc.property(inner, (day) => {
        const week = weekOf(day);
        expect(week).toContain(day);
        expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 0]);
      }),
      runs,
    );
  });

  it('are formatted identically by the table and the platform', () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(dayInWords(day)).toBe(formatDate(day, 'day'));
      }),
      runs,
    );
  });
});

describe('time zones', () => {
  it('convert a date and time to the instant of Temporal, including clock changes', () => {
    fc.assert(
      fc.property(moment, ([day, at, timeZone]) => {
        const zoned = Temporal.PlainDateTime.from(`${day}T${at}`).toZonedDateTime(timeZone);
        expect(toInstant(day, at, timeZone).getTime()).toBe(zoned.epochMilliseconds);
      }),
      runs,
    );
  });

  it('convert an instant to the date and time of Temporal', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: hourMs }), ([day, at, timeZone], shiftMs) => {
        const ms = toInstant(day, at, 'UTC').getTime() + shiftMs;
        const shown = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
        expect(toCivil(ms, timeZone)).toEqual({
          date: shown.toPlainDate().toString(),
          time: shown.toPlainTime().toString({ smallestUnit: 'minute', roundingMode: 'floor' }),
        });
        expect(wallClockMs(ms, timeZone) - ms).toBe(shown.offsetNanoseconds / 1e6);
      }),
      runs,
    );
  });

  it('start a day at its first instant', () => {
    fc.assert(
      fc.property(fc.constantFrom(...changes), zone, (day, timeZone) => {
        const start = startOfDate(day, timeZone);
        expect(start.getTime()).toBe(
          Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds,
        );
        expect(toCivil(start.getTime() - minuteMs, timeZone).date < day).toBe(true);
      }),
      runs,
    );
  });

  it('clamp to the years 0001 to 9999', () => {
    for (const timeZone of zones) {
      expect(isCivilDate(toCivil('0001-01-01T00:00Z', timeZone).date)).toBe(true);
      expect(isCivilDate(toCivil('9999-12-31T23:59Z', timeZone).date)).toBe(true);
      expect(toCivil(-100_000 * 366 * dayMs, timeZone)).toEqual({ date: '0001-01-01', time: '00:00' });
    }
  });
});
