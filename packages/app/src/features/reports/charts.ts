import type { ReportData, ReportSeries, ReportTarget } from '@vitalane/contract';
import type { ReportChart, ReportLine } from '@vitalane/ui/screens/Report';
import type { OwnUnits } from '../../api/units.ts';
import { ownQuantity } from './ownQuantity.ts';

/** Series that are read together. */
const together: Readonly<Record<string, string>> = { dbp: 'sbp' };
/** Goals that say "up to": the others say "below". */
const inclusive = ['hba1c', 'weight'];
const fewestPoints = 2;

/** The series of a report as charts in the person's units. One point is a value, not a course. */
export function chartsOf(
  { series, target }: Pick<ReportData, 'series' | 'target'>,
  units: OwnUnits,
): ReportChart[] {
  const shown = series.filter(({ points }) => points.length >= fewestPoints);
  return shown.flatMap((first): ReportChart[] => {
    if (together[first.code]) return [];
    const second = shown.find(({ code }) => together[code] === first.code);
    const { unit, decimals } = ownQuantity(units, { ...first, value: 0 });
    const line = lineOf(first, target, units);
    return [{ unit, decimals, lines: second ? [line, lineOf(second, target, units)] : [line] }];
  });
}

function lineOf(series: ReportSeries, target: ReportTarget | null, units: OwnUnits): ReportLine {
  const { code, points } = series;
  const own = (value: number) => ownQuantity(units, { ...series, value }).value;
  const line = { code, points: points.map(({ at, value }) => ({ at, value: own(value) })) };
  return target?.code === code ? { ...line, target: ends(target, own) } : line;
}

function ends({ code, low, high }: ReportTarget, own: (value: number) => number) {
  const top = inclusive.includes(code) ? 'high' : 'below';
  return { ...(low !== null && { low: own(low) }), ...(high !== null && { [top]: own(high) }) };
}
