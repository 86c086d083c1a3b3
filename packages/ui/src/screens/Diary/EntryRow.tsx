import { memo } from 'react';
import { DeleteIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { RangeBadge } from '../../patterns/RangeBadge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { dayInText } from '../shared/dates.ts';
import * as styles from './DiaryScreen.css.ts';
import { entriesCopy } from './entries.copy.ts';
import type { Deletion, DiaryEntry } from './entries.types.ts';

const { remove: copy } = entriesCopy;

interface EntryRowProps {
  entry: DiaryEntry;
  unit: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Deletion of this entry that is pending or has failed. */
  deletion: Deletion | null;
  /** Called to delete the entry. Omit it if entries cannot be deleted. */
  onDelete?: (uuid: string) => void;
}

/** Renders an entry: time, value, details, band and the delete button. It is memoised, because a list has hundreds of entries. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, unit, today, deletion, onDelete } = props;
  const { uuid, text, date, time, detail, range } = entry;
  return (
    <li className={styles.entry}>
      <div className={styles.row}>
        <time className={styles.time} dateTime={`${date}T${time}`}>
          {time}
        </time>
        <p className={styles.values}>
          <span className={styles.figure}>{text}</span> <span className={styles.unit}>{unit}</span>
        </p>
        <span className={styles.band}>
          {detail ? <span className={styles.detail}>{detail}</span> : null}
          {range ? <RangeBadge {...range} /> : null}
        </span>
        {onDelete ? (
          <span className={styles.action}>
            <Button
              variant="quiet"
              leadingIcon={<DeleteIcon size={18} />}
              aria-label={copy.label(`${text} ${unit}`, dayInText(date, today), time)}
              isPending={deletion?.status === 'deleting'}
              onPress={() => onDelete(uuid)}
            >
              {copy.action}
            </Button>
          </span>
        ) : null}
      </div>
      {deletion?.status === 'failed' ? <Banner tone="error">{copy.failed(deletion.message)}</Banner> : null}
    </li>
  );
});
