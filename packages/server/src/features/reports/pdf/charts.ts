import { fixedText, QUANTITIES, type QuantityCode, type ShownQuantity } from '@vitalane/clinical';
import { toEpochMs } from '@vitalane/time';
import { inOwnUnit } from '../../../own-units/ownUnits.ts';
import type { DiaryEntry, HealthFacts } from '../../health-facts/facts.ts';
import { entriesText } from './summary.ts';

/** A line of a chart. */
interface ChartLine {
  label: string;
  points: { atMs: number; value: number }[];
}

/** A chart over time. */
export interface Chart {
  title: string;
  unit: string;
  lines: ChartLine[];
  /** Text alternative of the chart. */
  alt: string;
}

/** Returns a chart of each measure with more than one entry. */
export function chartsOf(facts: HealthFacts): Chart[] {
  const pressure = facts.bloodPressure.toReversed();
  const line = (label: string, key: 'sbpMmHg' | 'dbpMmHg'): ChartLine => ({
    label,
    points: pressure.map((entry) => ({ atMs: toEpochMs(entry.at), value: entry[key] })),
  });
  const charts = [
    chart('Blood pressure', inOwnUnit(facts.units, 'sbp', 0), [
      line('Upper', 'sbpMmHg'),
      line('Lower', 'dbpMmHg'),
    ]),
    diaryChart(facts, 'Blood sugar', 'sugar', facts.sugar),
    diaryChart(facts, 'Weight', 'weight', facts.weight),
    ...facts.vitalSigns.map(({ kind, entries }) => diaryChart(facts, QUANTITIES[kind].label, kind, entries)),
  ];
  return charts.filter(({ lines }) => lines.some(({ points }) => points.length > 1));
}

function diaryChart(
  facts: HealthFacts,
  title: string,
  code: QuantityCode,
  entries: readonly DiaryEntry[],
): Chart {
  const points = entries.toReversed().map(({ at, value }) => ({
    atMs: toEpochMs(at),
    value: inOwnUnit(facts.units, code, value).value,
  }));
  return chart(title, inOwnUnit(facts.units, code, 0), [{ label: title, points }]);
}

function chart(
  title: string,
  { unitText: unit, decimals }: Pick<ShownQuantity, 'unitText' | 'decimals'>,
  lines: ChartLine[],
): Chart {
  const parts = lines.flatMap(({ label, points }) => {
    const values = points.map(({ value }) => value);
    if (values.length === 0) return [];
    const [low, high] = [Math.min(...values), Math.max(...values)].map((end) => fixedText(end, decimals));
    return [`${label}: ${entriesText(values.length)} from ${low} to ${high} ${unit}`];
  });
  return { title, unit, lines, alt: `${title} over time. ${parts.join('. ')}.` };
}
