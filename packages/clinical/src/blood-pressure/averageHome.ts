import { dayNumber } from '@vitalane/time';
import { evaluate, type Input, plausibleEntries, type Values } from '../evaluate.ts';
import { date, enteredQuantities, entryList } from '../fields.ts';
import { failure, ok, type Result } from '../result.ts';
import { wholeMmHg } from './bands.ts';
import { type HomeBpBand, homeBpBand } from './home.ts';

/** Reading of a home diary. Readings that cannot be entered are ignored and counted. */
export interface HomeBpReading {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:MM; for display only, the average does not depend on it. */
  readonly time?: string;
  readonly sbpMmHg: number | null;
  readonly dbpMmHg: number | null;
}

const FIELDS = { readings: entryList<HomeBpReading>() };
const READING_FIELDS = { date, ...enteredQuantities('sbpMmHg', 'dbpMmHg') };
/** Length of the averaging window in days, including the day of the newest reading. */
export const HOME_BP_WINDOW_DAYS = 7;
/** Minimum data of a full average. */
export const FULL_FROM = { days: 3, readings: 12 };

type CheckedReading = Values<typeof READING_FIELDS>;

/** Average of a home diary in whole mmHg, its data basis, and its category. */
export interface HomeBpAverage extends HomeBpBand {
  /** `full` with at least 3 days and 12 readings; otherwise `preliminary`: keep measuring. */
  quality: 'full' | 'preliminary';
  /** Distinct days in the window, including the discarded first day. */
  daysRecorded: number;
  readingsUsed: number;
  /** Readings ignored because they are implausible or incomplete. */
  readingsIgnored: number;
  meanSbpMmHg: number;
  meanDbpMmHg: number;
}

function lastWindow(readings: readonly CheckedReading[]): readonly CheckedReading[] {
  const lastDay = readings.map(({ date }) => dayNumber(date)).reduce((a, b) => Math.max(a, b));
  return readings.filter(({ date }) => dayNumber(date) > lastDay - HOME_BP_WINDOW_DAYS);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function average(plausible: readonly CheckedReading[], ignored: number): HomeBpAverage {
  const inWindow = lastWindow(plausible);
  const days = new Set(inWindow.map(({ date }) => dayNumber(date)));
  const firstDay = [...days].reduce((a, b) => Math.min(a, b));
  const isFull = days.size >= FULL_FROM.days && inWindow.length >= FULL_FROM.readings;
  const kept = isFull ? inWindow.filter(({ date }) => dayNumber(date) !== firstDay) : inWindow;
  const bp = wholeMmHg({
    sbpMmHg: mean(kept.map((reading) => reading.sbpMmHg)),
    dbpMmHg: mean(kept.map((reading) => reading.dbpMmHg)),
  });
  return {
    quality: isFull ? 'full' : 'preliminary',
    daysRecorded: days.size,
    readingsUsed: kept.length,
    readingsIgnored: ignored,
    meanSbpMmHg: bp.sbpMmHg,
    meanDbpMmHg: bp.dbpMmHg,
    ...homeBpBand(bp),
  };
}

/**
 * Averages the home readings of the 7 calendar days that end on the latest reading's date. With at least 3 days and
 * 12 readings the first day is discarded. Errors: `missing` for an empty list, `implausible` when no reading is
 * plausible. Source: ESH home monitoring, J Hypertens 2021;39:1742 and the 2010 guideline.
 */
export function averageHomeBp(input: Input<typeof FIELDS>): Result<HomeBpAverage> {
  return evaluate(FIELDS, input, ({ readings }) => {
    const plausible = plausibleEntries(READING_FIELDS, readings);
    if (plausible.length === 0) return failure('implausible', ['readings']);
    return ok(average(plausible, readings.length - plausible.length));
  });
}
