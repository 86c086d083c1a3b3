import { formatPeriod } from '@vitalane/time';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../icons/index.ts';
import { SegmentedControl } from '../../../patterns/SegmentedControl/index.ts';
import { useFocusWhenLost } from '../../../patterns/useFocusWhenLost.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { periodCopy as copy } from './period.copy.ts';
import * as styles from './period.css.ts';
import { type PeriodProps, periodLengths } from './period.types.ts';

const options = periodLengths.map((value) => ({ value, label: copy.lengths[value] }));

/** Renders the controls for the period of chart and list: its length, and the previous or next period. */
export function PeriodControl({ period, onChoosePeriod, onMovePeriod }: PeriodProps) {
  const dates = formatPeriod(period);
  // The pressed button disappears at the first and at the last period.
  const datesRef = useFocusWhenLost<HTMLParagraphElement>(dates);
  const canMove = period.length !== 'all';
  return (
    <div className={styles.control}>
      <SegmentedControl
        aria-label={copy.label}
        options={options}
        value={period.length}
        onChange={onChoosePeriod}
      />
      <div className={styles.moves}>
        {canMove && period.hasPrevious ? (
          <IconButton
            label={copy.previous}
            icon={<ChevronLeftIcon size={20} />}
            onPress={() => onMovePeriod(-1)}
          />
        ) : null}
        <p ref={datesRef} tabIndex={-1} className={styles.dates} aria-live="polite">
          {dates}
        </p>
        {canMove && period.hasNext ? (
          <IconButton
            label={copy.next}
            icon={<ChevronRightIcon size={20} />}
            onPress={() => onMovePeriod(1)}
          />
        ) : null}
      </div>
    </div>
  );
}
