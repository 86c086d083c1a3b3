import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOccurrences, occurrencesOn, type Schedule } from './occurrences.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;
const fromMs = Date.UTC(2025, 11, 1);
const untilMs = Date.UTC(2028, 0, 31);

/** Zones of both hemispheres, half-hour offsets and shifts, changes at midnight, and zones without changes. */
const zones = [
  'Asia/Singapore',
  'Asia/Kolkata',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Los_Angeles',
  'America/Santiago',
  'America/Havana',
  'America/Nuuk',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Pacific/Chatham',
];

interface Span {
  fromMs: number;
  untilMs: number;
  offsetMs: number;
}

/** Parses the UTC offset of a zone that the platform prints: GMT+05:30. */
function writtenOffset(ms: number, format: Intl.DateTimeFormat): number {
  const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * hourMs + Number(minutes) * minuteMs);
}

/** Returns the periods of constant offset: iterates over days, and bisects the days with a change. */
function spansOf(timeZone: string): Span[] {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (ms: number) => writtenOffset(ms, format);
  const spans: Span[] = [{ fromMs, untilMs, offsetMs: offsetAt(fromMs) }];
  for (let ms = fromMs; ms < untilMs; ms += dayMs) {
    const last = spans[spans.length - 1];
    if (!last || offsetAt(ms + dayMs) === last.offsetMs) continue;
    let [same, changed] = [ms, ms + dayMs];
    while (changed - same > minuteMs) {
      const middle = same + Math.floor((changed - same) / 2 / minuteMs) * minuteMs;
      if (offsetAt(middle) === last.offsetMs) same = middle;
      else changed = middle;
    }
    last.untilMs = changed;
    spans.push({ fromMs: changed, untilMs, offsetMs: offsetAt(changed) });
  }
  return spans;
}

const spansByZone = new Map(zones.map((zone) => [zone, spansOf(zone)]));

/** Returns the instant of a civil minute: in the first period that contains it, else after the gap. */
function oracleInstant(localMs: number, spans: readonly Span[]): number {
  const shows = spans.find((span) => {
    const ms = localMs - span.offsetMs;
    return ms >= span.fromMs && ms < span.untilMs;
  });
  if (shows) return localMs - shows.offsetMs;
  const before = spans.findLast((span) => span.untilMs <= localMs - span.offsetMs);
  return localMs - (before?.offsetMs ?? 0);
}

/** Returns all doses of a schedule within a fortnight of an instant, then selects the earliest later ones. */
function oracleNext(schedule: Schedule, afterMs: number): string[] {
  const spans = spansByZone.get(schedule.timeZone) ?? [];
  const doses: { at: number; name: string }[] = [];
  for (let dayStartMs = afterMs - (afterMs % dayMs) - 3 * dayMs; dayStartMs < afterMs + 14 * dayMs; ) {
    const weekday = (4 + Math.round(dayStartMs / dayMs)) % 7;
    const isDue = schedule.reminderFrequency === 'Daily' || schedule.days.some((day) => day === weekday);
    for (const time of isDue ? schedule.times : []) {
      const localMs = dayStartMs + Number(time.slice(0, 2)) * hourMs + Number(time.slice(3)) * minuteMs;
      const name = `${new Date(dayStartMs).toISOString().slice(0, 10)} ${time}`;
      doses.push({ at: oracleInstant(localMs, spans), name });
    }
    dayStartMs += dayMs;
  }
  const firstMs = doses.reduce((least, { at }) => (at > afterMs && at < least ? at : least), Infinity);
  return doses.flatMap(({ at, name }) => (at === firstMs ? [`${name} ${firstMs}`] : []));
}

const time = fc
  .tuple(fc.nat({ max: 23 }), fc.constantFrom(0, 1, 15, 29, 30, 45, 59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

const schedules: fc.Arbitrary<Schedule> = fc.record({
  reminderFrequency: fc.constantFrom('Daily', 'Weekly', 'On workdays'),
  days: fc.uniqueArray(fc.nat({ max: 6 }), { maxLength: 7 }),
  times: fc.uniqueArray(fc.oneof(time, fc.constantFrom('00:00', '01:30', '02:00', '02:30', '03:00')), {
    maxLength: 5,
  }),
  timeZone: fc.constantFrom(...zones),
});

/** Generates instants of a zone, half of them within a day of a clock change. */
const instantIn = (timeZone: string) => {
  const changes = (spansByZone.get(timeZone) ?? []).slice(1).map((span) => span.fromMs);
  const anywhere = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) });
  if (changes.length === 0) return anywhere;
  const near = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * dayMs, max: dayMs }))
    .map(([change, shift]) => Math.min(change + shift, Date.UTC(2027, 11, 31)));
  return fc.oneof(anywhere, near);
};

/** Number of random schedules; CI tries more than a local run. */
const scheduleCount = process.env.TEST_EFFORT === 'full' ? 10_000 : 2000;

describe('the next dose of a medicine', () => {
  it(`agrees with an independent oracle for ${scheduleCount} random schedules over clock changes`, () => {
    const cases = schedules.chain((schedule) =>
      instantIn(schedule.timeZone).map((afterMs) => ({ schedule, afterMs })),
    );
    const differences: unknown[] = [];
    fc.assert(
      fc.property(cases, ({ schedule, afterMs }) => {
        const found = nextOccurrences(schedule, new Date(afterMs));
        const names = found.map(({ date, time: at, dueAt }) => `${date} ${at} ${dueAt.getTime()}`);
        const expected = oracleNext(schedule, afterMs);
        const isSame = names.length === expected.length && names.every((name) => expected.includes(name));
        if (!isSame) {
          differences.push({ schedule, after: new Date(afterMs), names, expected });
        }
      }),
      { numRuns: scheduleCount, seed: 20_260_101 },
    );
    expect(differences).toEqual([]);
  });

  const dose = (times: string[], timeZone: string): Schedule => ({
    reminderFrequency: 'Daily',
    days: [0],
    times,
    timeZone,
  });

  it('keeps its local time over a clock change', () => {
    const berlin = dose(['08:00'], 'Europe/Berlin');
    expect(occurrencesOn(berlin, '2026-03-28')[0]?.dueAt.toISOString()).toBe('2026-03-28T07:00:00.000Z');
    expect(occurrencesOn(berlin, '2026-03-29')[0]?.dueAt.toISOString()).toBe('2026-03-29T06:00:00.000Z');
  });

  it('is after the gap when its time is skipped, and once when its time occurs twice', () => {
    const berlin = dose(['02:30'], 'Europe/Berlin');
    expect(occurrencesOn(berlin, '2026-03-29')[0]?.dueAt.toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(occurrencesOn(berlin, '2026-10-25')[0]?.dueAt.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    const after = new Date('2026-10-25T00:30:00.000Z');
    expect(nextOccurrences(berlin, after)).toMatchObject([{ date: '2026-10-26' }]);
  });

  it('merges two doses that a clock change moves to one moment', () => {
    const after = new Date('2026-03-29T00:00:00.000Z');
    expect(
      nextOccurrences(dose(['02:30', '03:30'], 'Europe/Berlin'), after).map(({ time: at }) => at),
    ).toEqual(['02:30', '03:30']);
  });

  it('is on the chosen days only, with Sunday as 0, and never without a time', () => {
    const sundays = { ...dose(['08:00'], 'Asia/Singapore'), reminderFrequency: 'Weekly', days: [0] };
    expect(nextOccurrences(sundays, new Date('2026-01-01T04:00:00Z'))).toMatchObject([
      { date: '2026-01-04' },
    ]);
    expect(nextOccurrences(dose([], 'Asia/Singapore'), new Date('2026-01-01T04:00:00Z'))).toEqual([]);
  });

  it('is found within a year, from the first day on, and not after the last', () => {
    const own = { ...dose(['08:00'], 'Asia/Singapore'), frequency: 'Other', firstDay: '2026-01-31' };
    const yearly: Schedule = { ...own, repeat: { kind: 'months', every: 12 } };
    const after = new Date('2026-02-01T04:00:00Z');
    expect(nextOccurrences(yearly, new Date('2025-06-01T04:00:00Z'))).toMatchObject([{ date: '2026-01-31' }]);
    expect(nextOccurrences(yearly, after)).toMatchObject([{ date: '2027-01-31' }]);
    expect(nextOccurrences({ ...yearly, lastDay: '2027-01-30' }, after)).toEqual([]);
  });
});
