import type { RangePosition } from '../../patterns/RangeBadge/index.ts';
import type { BloodPressureCategory } from './bloodPressure.types.ts';

/** Where each band lies against the usual range; the badge draws it as a shape. */
export const rangePosition: Record<BloodPressureCategory, RangePosition> = {
  low: 'below',
  normal: 'inRange',
  high_normal: 'above',
  above_threshold: 'above',
  well_above_threshold: 'above',
  urgent: 'above',
};
