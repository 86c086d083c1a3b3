import type { MeasureKind } from '@vitalane/clinical';
import { minuteMs, msBetween } from '@vitalane/time';
import { diaryWords } from '@vitalane/ui/screens/Diary';
import { cellsOf, columnsOf } from '../../measures/format.ts';
import type { StoredReading } from '../../measures/reading.ts';
import type { OwnUnits } from '../../session/person.ts';

type Cell = string | number;

/** Marks the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** Prefixes that make a spreadsheet evaluate a text as a formula. */
const formula = /^[=+\-@\t\r]/;

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns rows as comma-separated values (RFC 4180) that no spreadsheet evaluates as formulas. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `${byteOrderMark}${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
}

/** Returns the time of an entry with its UTC offset: `2026-01-01T08:15:00+08:00`. */
export function withOffset({
  date,
  time,
  measuredAt,
}: Pick<StoredReading, 'date' | 'time' | 'measuredAt'>): string {
  const offsetMinutes = Math.round(msBetween(measuredAt, `${date}T${time}Z`) / minuteMs);
  const size = Math.abs(offsetMinutes);
  const [hours, minutes] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return `${date}T${time}:00${offsetMinutes < 0 ? '-' : '+'}${hours}:${minutes}`;
}

/** Returns entries of one kind as a CSV file, in the given order and in the account's unit. */
export function toFile(kind: MeasureKind, entries: readonly StoredReading[], units: OwnUnits): string {
  const rows = entries.map((entry) => [withOffset(entry), entry.timeZone, ...cellsOf(entry, units)]);
  return toCsv([[...diaryWords.file.moment, ...columnsOf(kind)], ...rows]);
}

/** Returns the file name for a kind and a day (`YYYY-MM-DD`). */
export function csvName(kind: MeasureKind, today: string): string {
  return `vitalane-${diaryWords.file.names[kind]}-${today}.csv`;
}
