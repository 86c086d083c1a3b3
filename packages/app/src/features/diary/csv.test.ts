import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire } from '../../measures/codec.ts';
import { toCsv, toFile, withOffset } from './csv.ts';

const moment = {
  uuid: 'e1',
  date: '2026-01-01',
  time: '08:15',
  timeZone: 'Asia/Singapore',
  measuredAt: '2026-01-01T00:15:00.000Z',
};

/** Parses comma-separated values (RFC 4180). */
function read(csv: string): string[][] {
  const cells = csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('a file of the diary', () => {
  it('contains the time with its offset, the zone, the value and the unit in effect', () => {
    expect(
      toFile(
        'sugar',
        [fromWire('sugar', { ...moment, valueFrom: 5.6, context: 'after_meal', note: 'Rice, then a walk' })],
        {},
      ),
    ).toBe(
      '\uFEFFMeasured at,Time zone,Blood sugar,Unit,Detail,Note\r\n2026-01-01T08:15:00+08:00,Asia/Singapore,5.6,mmol/L,After a meal,"Rice, then a walk"\r\n',
    );
    expect(
      toFile('sugar', [fromWire('sugar', { ...moment, valueFrom: 5.6, context: null })], {
        glucose: 'mg/dL',
      }),
    ).toContain(',101,mg/dL,,\r\n');
    expect(
      toFile('bloodPressure', [fromWire('bloodPressure', { ...moment, valueFrom: 128, valueTo: 82 })], {}),
    ).toBe(
      '\uFEFFMeasured at,Time zone,Upper,Lower,Unit,Detail,Note\r\n2026-01-01T08:15:00+08:00,Asia/Singapore,128,82,mmHg,,\r\n',
    );
  });

  it.each([
    ['2026-01-01', '08:15', '2026-01-01T13:15:00.000Z', '2026-01-01T08:15:00-05:00'],
    ['2026-01-01', '05:45', '2026-01-01T00:00:00.000Z', '2026-01-01T05:45:00+05:45'],
    ['2026-07-01', '00:00', '2026-07-01T02:30:00.000Z', '2026-07-01T00:00:00-02:30'],
    ['2026-01-01', '00:00', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00+00:00'],
  ])('names the offset that the clock had: %s %s', (date, time, measuredAt, text) => {
    expect(withOffset({ date, time, measuredAt })).toBe(text);
    expect(Date.parse(text)).toBe(Date.parse(measuredAt));
  });

  it.each(['=1+1', '+65 6123', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
    'never begins a cell as a formula: %j',
    (text) => {
      expect(read(toCsv([[text]]))).toEqual([[`'${text}`]]);
    },
  );

  it('round-trips every cell', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', 'é', '7') })
      .filter((text) => !/^[=+\-@\t\r]/.test(text));
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rows, (table) => {
        expect(read(toCsv(table))).toEqual(table);
      }),
    );
  });
});
