import { rangeBadgeCopy as copy } from './RangeBadge.copy.ts';
import * as styles from './RangeBadge.css.ts';

/** Position of a reading relative to its range. */
export type RangePosition = 'inRange' | 'above' | 'below';

/** Props of `RangeBadge`. */
export interface RangeBadgeProps {
  /** Position of the reading, which selects shape and tint. */
  position: RangePosition;
  /** More specific label than “In range”, “Above range” or “Below range”, such as “Well above target”. */
  label?: string;
  /** Whether the reading calls for action today, which makes the tint one of danger. */
  isUrgent?: boolean;
}

const outlines: Record<RangePosition, string> = {
  inRange: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z',
  above: 'M6 1.2 11.4 10.6H.6z',
  below: 'M6 10.8.6 1.4h10.8z',
};

/** Shows the position of a reading by shape and label, so that it does not depend on colour. */
export function RangeBadge({ position, label = copy[position], isUrgent = false }: RangeBadgeProps) {
  return (
    <span className={styles.badge({ tint: isUrgent ? 'urgent' : position })}>
      <svg className={styles.shape} viewBox="0 0 12 12" aria-hidden="true">
        <path d={outlines[position]} />
      </svg>
      {label}
    </span>
  );
}
