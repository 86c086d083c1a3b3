import { toEpochMs } from '@vitalane/time';
import { numberText } from '../../messages/numberText.ts';
import { formatDay } from './format.ts';
import { lineChartCopy as copy } from './LineChart.copy.ts';
import type { LatestPoint, LineChartSeries } from './LineChart.types.ts';
import { inTimeOrder, isInTarget } from './readings.ts';

/** Minimum share for “mostly”. The share for “mostly outside” is its complement. */
const mostlyShare = 0.7;

interface SummaryInput {
  series: readonly LineChartSeries[];
  unit: string;
  decimals: number;
  timeZone: string;
  /** Replaces the share in target; `null` omits it. */
  verdict?: string | null | undefined;
  /** Newest reading, to decide between two readings of the same instant. */
  latest?: LatestPoint | undefined;
}

/** Returns the summary of the chart: assessment or share in target, and the newest reading with its day. */
export function chartSummary(input: SummaryInput): string {
  const latest = latestReading(input);
  if (latest === undefined) return copy.noReadings;
  const verdict = input.verdict === undefined ? targetSentence(input.series) : input.verdict;
  return [verdict, latest].filter(Boolean).join(' ');
}

function targetSentence(series: readonly LineChartSeries[]): string | undefined {
  const hits = series.flatMap(({ points, target }) =>
    target === undefined ? [] : points.map((point) => isInTarget(point.value, target)),
  );
  if (hits.length === 0) return undefined;
  return copy.inTarget[shareWord(hits.filter(Boolean).length / hits.length)];
}

function shareWord(share: number): keyof typeof copy.inTarget {
  if (share === 1) return 'all';
  if (share === 0) return 'none';
  if (share >= mostlyShare) return 'mostly';
  return share > 1 - mostlyShare ? 'partly' : 'few';
}

function latestReading({ series, unit, decimals, timeZone, latest }: SummaryInput): string | undefined {
  const newest = latest
    ? [{ ...latest, epochMs: toEpochMs(latest.at) }]
    : series.flatMap(({ name, points }) => {
        const last = inTimeOrder(points).at(-1);
        return last === undefined ? [] : [{ name, value: last.value, epochMs: toEpochMs(last.at) }];
      });
  if (newest.length === 0) return undefined;
  const epochMs = Math.max(...newest.map((reading) => reading.epochMs));
  const current = newest.filter((reading) => reading.epochMs === epochMs);
  const values = current.map(({ name, value }) => {
    const figure = numberText(value, decimals);
    return series.length === 1 ? figure : `${lowercaseName(name)} ${figure}`;
  });
  return copy.latest(values, unit, formatDay(epochMs, timeZone));
}

/** Lowercases “Systolic” to “systolic”; keeps an abbreviation such as “LDL”. */
function lowercaseName(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
