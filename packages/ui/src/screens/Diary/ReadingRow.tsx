import { DeleteIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { RangeBadge } from '../../patterns/RangeBadge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { bloodPressureCopy } from '../shared/bloodPressure.copy.ts';
import type { BloodPressureEntry } from '../shared/bloodPressure.types.ts';
import { dayInText } from '../shared/dates.ts';
import { rangePosition } from '../shared/rangePosition.ts';
import { diaryCopy } from './DiaryScreen.copy.ts';
import * as styles from './DiaryScreen.css.ts';
import type { Deletion } from './DiaryScreen.types.ts';

const { remove: copy } = diaryCopy;

interface ReadingRowProps {
  entry: BloodPressureEntry;
  /** `YYYY-MM-DD`. */
  today: string;
  deletion: Deletion | null;
  onAskToDelete: (entry: BloodPressureEntry) => void;
}

/** One reading: time, both numbers, where it lies, and the way to remove it. */
export function ReadingRow({ entry, today, deletion, onAskToDelete }: ReadingRowProps) {
  const { uuid, valueFrom, valueTo, date, time, category } = entry;
  const own = deletion?.uuid === uuid ? deletion : null;
  const reading = bloodPressureCopy.reading(valueFrom, valueTo);
  return (
    <li className={styles.entry}>
      <div className={styles.row}>
        <time className={styles.time} dateTime={`${date}T${time}`}>
          {time}
        </time>
        <p className={styles.values}>
          <span className={styles.figure}>
            {valueFrom}/{valueTo}
          </span>{' '}
          <span className={styles.unit}>{bloodPressureCopy.unit}</span>
        </p>
        <span className={styles.band}>
          <RangeBadge position={rangePosition[category]} label={bloodPressureCopy.category[category]} />
        </span>
        <span className={styles.action}>
          <Button
            variant="quiet"
            leadingIcon={<DeleteIcon size={18} />}
            aria-label={copy.label(reading, dayInText(date, today), time)}
            isPending={own?.status === 'deleting'}
            onPress={() => onAskToDelete(entry)}
          >
            {copy.action}
          </Button>
        </span>
      </div>
      {own?.status === 'failed' ? <Banner tone="error">{copy.failed(own.message)}</Banner> : null}
    </li>
  );
}
