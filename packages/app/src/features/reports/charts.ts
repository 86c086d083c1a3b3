import { isUpToGoal } from '@vitalane/clinical';
import type { ReportData, ReportSeries, ReportTarget } from '@vitalane/contract';
import type { BloodPressureTarget } from '@vitalane/ui/screens/Diary';
import type { ReportChart, ReportLine } from '@vitalane/ui/screens/Report';
import type { OwnUnits } from '../../api/units.ts';
import { ownQuantity } from './ownQuantity.ts';

/** How a person reads a report. */
export interface Reader {
  units: OwnUnits;
  /** The person's limits for readings at home; null without a goal. */
  homeLimits: BloodPressureTarget | null;
}

/** Series that are read together. */
const together: Readonly<Record<string, string>> = { dbp: 'sbp' };
const fewestPoints = 2;

const isPressure = (code: string) => Object.entries(together).flat().includes(code);

/** Returns the series of a report as charts in the person's units. One point is a value, not a course. */
export function chartsOf(
  { series, target }: Pick<ReportData, 'series' | 'target'>,
  { units, homeLimits }: Reader,
): ReportChart[] {
  const shown = series.filter(({ points }) => points.length >= fewestPoints);
  return shown.flatMap((first): ReportChart[] => {
    if (together[first.code]) return [];
    const second = shown.find(({ code }) => together[code] === first.code);
    const { unit, decimals } = ownQuantity(units, { ...first, value: 0 });
    const line = (one: ReportSeries) => homeLine(one, homeLimits) ?? lineOf(one, target, units);
    const lines = second ? ([line(first), line(second)] as const) : ([line(first)] as const);
    // Readings at home are judged by their average alone.
    return [{ unit, decimals, lines, ...(isPressure(first.code) && { isJudgedApart: true }) }];
  });
}

/** Returns readings at home, against the limit for readings at home; nothing for another series or without a goal. */
function homeLine({ code, points }: ReportSeries, limits: Reader['homeLimits']): ReportLine | undefined {
  const below = homeLimitOf(code, limits);
  return below === undefined ? undefined : { code, points, target: { below } };
}

/** Returns the person's limit for readings at home of one of the two pressures. */
export function homeLimitOf(code: string, limits: Reader['homeLimits']): number | undefined {
  if (code === 'sbp') return limits?.systolicBelowMmHg;
  return code === 'dbp' ? limits?.diastolicBelowMmHg : undefined;
}

function lineOf(series: ReportSeries, target: ReportTarget | null, units: OwnUnits): ReportLine {
  const { code, points } = series;
  const own = (value: number) => ownQuantity(units, { ...series, value }).value;
  const line = { code, points: points.map(({ at, value }) => ({ at, value: own(value) })) };
  return target?.code === code ? { ...line, target: ends(target, own) } : line;
}

function ends({ code, low, high }: ReportTarget, own: (value: number) => number) {
  const top = isUpToGoal(code) ? 'high' : 'below';
  return { ...(low !== null && { low: own(low) }), ...(high !== null && { [top]: own(high) }) };
}
