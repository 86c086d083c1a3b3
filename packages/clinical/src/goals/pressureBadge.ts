import { classifyHomeBp, type HomeBpCategory } from '../blood-pressure/home.ts';
import type { Pressure } from './pressure.ts';
import { isWithinLimit } from './pressureAgainstGoal.ts';

/** Short label of a home pressure, and its side of the range. */
export interface PressureBadge {
  readonly position: 'below' | 'inRange' | 'above';
  readonly label: string;
  /** True from 180 or 110: advice comes before everything else. */
  readonly isUrgent: boolean;
}

const BANDS: Readonly<Record<HomeBpCategory, Omit<PressureBadge, 'isUrgent'>>> = {
  normal: { position: 'inRange', label: 'In the usual range' },
  high_normal: { position: 'above', label: 'Slightly above the usual range' },
  above_threshold: { position: 'above', label: 'Above the usual limit' },
  well_above_threshold: { position: 'above', label: 'Well above the usual limit' },
};
const VERY_HIGH: PressureBadge = { position: 'above', label: 'Very high', isUrgent: true };
const LOW: PressureBadge = { position: 'below', label: 'Low', isUrgent: false };
const WITHIN_GOAL: PressureBadge = { position: 'inRange', label: 'Within your goal', isUrgent: false };
const ABOVE_GOAL: PressureBadge = { position: 'above', label: 'Above your goal', isUrgent: false };

/**
 * Returns the label of a home reading or average, in mmHg, by the person's home limit; without a limit by the bands
 * of home pressure. "Very high" takes precedence over both, and "Low" over values in range.
 */
export function pressureBadge(mean: Pressure, limit: Pressure | null): PressureBadge {
  const band = classifyHomeBp(mean);
  // Stored pressures are plausible; an implausible one is shown without alarm.
  if (band.status !== 'ok') return { ...BANDS.normal, isUrgent: false };
  if (band.urgent) return VERY_HIGH;
  const badge = limit
    ? isWithinLimit(mean, limit)
      ? WITHIN_GOAL
      : ABOVE_GOAL
    : { ...BANDS[band.category], isUrgent: false };
  return band.low && badge.position === 'inRange' ? LOW : badge;
}

/** Returns the label like {@link pressureBadge}; `null` where bands are withheld and nothing is urgent. */
export function permittedBadge(
  mean: Pressure,
  { limit, isWithheld }: { limit: Pressure | null; isWithheld: boolean },
): PressureBadge | null {
  const badge = pressureBadge(mean, limit);
  return isWithheld && !badge.isUrgent ? null : badge;
}

/** Returns the verdict on an average in mmHg in one sentence, shown beside every chart of home pressure. */
export function averageVerdictWords(
  { sbpMmHg, dbpMmHg }: Pressure,
  { label }: Pick<PressureBadge, 'label'>,
): string {
  return `Your average of 7 days, ${sbpMmHg}/${dbpMmHg} mmHg, is ${label.charAt(0).toLowerCase()}${label.slice(1)}.`;
}

/** Returns the bands of a home pressure by the person's limit in mmHg, lowest first. */
export function homeGoalBands(belowMmHg: number) {
  return [
    { label: WITHIN_GOAL.label, tone: 'good', upTo: belowMmHg },
    { label: ABOVE_GOAL.label, tone: 'high' },
  ] as const;
}
