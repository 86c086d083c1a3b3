import { pressureBand, READING_BAND_LABELS, type ReadingPerson } from '../alerts/readingBand.ts';
import { pressureText, wholeMmHg } from '../blood-pressure/bands.ts';
import { classifyHomeBp, type HomeBpCategory } from '../blood-pressure/home.ts';
import { uncapitalised } from '../capitals.ts';
import type { Pressure } from './pressure.ts';
import { isWithinLimit } from './pressureAgainstGoal.ts';

/** Short label of a home pressure, and its side of the range. */
export interface PressureBadge {
  readonly position: 'below' | 'inRange' | 'above';
  readonly label: string;
  /** True where the pressure calls for action today: advice comes before everything else. */
  readonly isUrgent: boolean;
}

const BANDS: Readonly<Record<HomeBpCategory, Omit<PressureBadge, 'isUrgent'>>> = {
  normal: { position: 'inRange', label: 'In the usual range' },
  high_normal: { position: 'above', label: 'Slightly above the usual range' },
  above_threshold: { position: 'above', label: 'Above the usual limit' },
  well_above_threshold: { position: 'above', label: 'Well above the usual limit' },
};
const LOW: PressureBadge = { position: 'below', label: READING_BAND_LABELS.low, isUrgent: false };
const WITHIN_GOAL: PressureBadge = { position: 'inRange', label: 'Within your goal', isUrgent: false };
const ABOVE_GOAL: PressureBadge = { position: 'above', label: 'Above your goal', isUrgent: false };

/**
 * Returns the label of a home reading or average, in mmHg. A pressure that calls for action today has the word of the
 * alerts. Any other is judged by the person's home limit; without a limit by the bands of home pressure. "Low" takes
 * precedence over values in range.
 */
export function pressureBadge(
  mean: Pressure,
  limit: Pressure | null,
  person: ReadingPerson = {},
): PressureBadge {
  const alert = pressureBand(wholeMmHg(mean), person);
  if (alert && alert !== 'low') {
    const position = alert === 'very_low' ? 'below' : 'above';
    return { position, label: READING_BAND_LABELS[alert], isUrgent: true };
  }
  const band = classifyHomeBp(mean);
  // Stored pressures are plausible; an implausible one is shown without alarm.
  if (band.status !== 'ok') return { ...BANDS.normal, isUrgent: false };
  const badge = limit
    ? isWithinLimit(mean, limit)
      ? WITHIN_GOAL
      : ABOVE_GOAL
    : { ...BANDS[band.category], isUrgent: false };
  return alert === 'low' && badge.position === 'inRange' ? LOW : badge;
}

/** Returns the label like {@link pressureBadge}; `null` where bands are withheld and nothing is urgent. */
export function permittedBadge(
  mean: Pressure,
  {
    limit,
    isWithheld,
    person,
  }: { limit: Pressure | null; isWithheld: boolean; person?: ReadingPerson | undefined },
): PressureBadge | null {
  const badge = pressureBadge(mean, limit, person);
  return isWithheld && !badge.isUrgent ? null : badge;
}

/** Returns the verdict on an average in mmHg in one sentence, shown beside every chart of home pressure. */
export function averageVerdictWords(mean: Pressure, { label }: Pick<PressureBadge, 'label'>): string {
  return `Your average of 7 days, ${pressureText(mean)}, is ${uncapitalised(label)}.`;
}

/** Returns the bands of a home pressure by the person's limit in mmHg, lowest first. */
export function homeGoalBands(belowMmHg: number) {
  return [
    { label: WITHIN_GOAL.label, tone: 'good', upTo: belowMmHg },
    { label: ABOVE_GOAL.label, tone: 'high' },
  ] as const;
}
