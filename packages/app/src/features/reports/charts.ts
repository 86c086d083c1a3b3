import { isQuantity, isUpToGoal, QUANTITIES } from '@vitalane/clinical';
import type { ReportData, ReportSeries, ReportTarget } from '@vitalane/contract';
import type { BloodPressureTarget } from '@vitalane/ui/screens/Diary';
import type { ReportChart, ReportLine } from '@vitalane/ui/screens/Report';
import { ownQuantity } from '../../api/ownQuantity.ts';
import { withUnit } from '../../api/ownUnit.ts';
import type { OwnUnits } from '../../session/person.ts';

/** Units and limits for displaying a report. */
export interface Reader {
  units: OwnUnits;
  /** Limits for home readings; `null` without a goal. */
  homeLimits: BloodPressureTarget | null;
}

/** Series drawn in one chart. */
const sharedCharts: Readonly<Record<string, string>> = { dbp: 'sbp' };
const minPoints = 2;

const isPressure = (code: string) => Object.entries(sharedCharts).flat().includes(code);

/** Returns the series of a report as charts in the account's units. A single point is no chart. */
export function chartsOf(
  { series, target }: Pick<ReportData, 'series' | 'target'>,
  { units, homeLimits }: Reader,
): ReportChart[] {
  const shown = series.filter(({ points }) => points.length >= minPoints);
  return shown.flatMap((first): ReportChart[] => {
    if (sharedCharts[first.code]) return [];
    const second = shown.find(({ code }) => sharedCharts[code] === first.code);
    const { unit, decimals } = ownQuantity(unitsOf(first, units), { ...first, value: 0 });
    const line = (one: ReportSeries) => homeLine(one, homeLimits) ?? lineOf(one, target, units);
    const lines = second ? ([line(first), line(second)] as const) : ([line(first)] as const);
    // Only the average of home readings is judged.
    const ofPressure = isPressure(first.code) && { title: 'Blood pressure', isJudgedApart: true };
    return [{ title: lines[0].name, unit, decimals, lines, ...ofPressure }];
  });
}

const nameOf = (code: string) => (isQuantity(code) ? QUANTITIES[code].label : code);

/** Returns home readings with their limit; empty for another series or without a goal. */
function homeLine({ code, points }: ReportSeries, limits: Reader['homeLimits']): ReportLine | undefined {
  const below = homeLimitOf(code, limits);
  return below === undefined ? undefined : { code, name: nameOf(code), points, target: { below } };
}

/** Returns the limit for home readings of the upper or lower blood pressure. */
export function homeLimitOf(code: string, limits: Reader['homeLimits']): number | undefined {
  if (code === 'sbp') return limits?.systolicBelowMmHg;
  return code === 'dbp' ? limits?.diastolicBelowMmHg : undefined;
}

function lineOf(series: ReportSeries, target: ReportTarget | null, units: OwnUnits): ReportLine {
  const { code, points } = series;
  const inUnits = unitsOf(series, units);
  const own = (value: number) => ownQuantity(inUnits, { ...series, value }).value;
  const isShown = shownUnit(series) !== undefined;
  const line = {
    code,
    name: nameOf(code),
    points: points.map(({ at, value, shown }) => ({
      at,
      value: isShown && shown ? shown.value : own(value),
    })),
  };
  return target?.code === code ? { ...line, target: ends(target, own) } : line;
}

/** Returns the unit of all results as shown; `undefined` for entries of the diary, or several units. */
function shownUnit({ points: [first, ...others] }: ReportSeries): string | undefined {
  const unit = first?.shown?.unit;
  return others.every(({ shown }) => shown?.unit === unit) ? unit : undefined;
}

/** Returns the units for a series: those of its results as shown, else the account's. */
function unitsOf(series: ReportSeries, units: OwnUnits): OwnUnits {
  const unit = shownUnit(series);
  return unit === undefined ? units : withUnit(units, series.code, unit);
}

function ends({ code, low, high }: ReportTarget, own: (value: number) => number) {
  const top = isUpToGoal(code) ? 'high' : 'below';
  return { ...(low !== null && { low: own(low) }), ...(high !== null && { [top]: own(high) }) };
}
