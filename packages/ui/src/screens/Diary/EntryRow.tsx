import { memo } from 'react';
import { DeleteIcon, EditIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { RangeBadge } from '../../patterns/RangeBadge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { dayInText } from '../shared/dates.ts';
import type { DiaryEntry } from '../shared/readings/entry.types.ts';
import * as styles from './DiaryScreen.css.ts';
import { EarlierEntries } from './EarlierEntries.tsx';
import { entriesCopy as copy } from './entries.copy.ts';
import type { Deletion } from './entries.types.ts';

/** Actions of a list of entries. */
export interface EntryActions {
  /** Called to change an entry. Omit it if entries cannot be changed now. */
  onEdit?: (uuid: string) => void;
  /** Called to delete an entry. Omit it if entries cannot be deleted. */
  onDelete?: (uuid: string) => void;
}

interface EntryRowProps extends EntryActions {
  entry: DiaryEntry;
  unit: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Deletion of this entry that is pending or has failed. */
  deletion: Deletion | null;
}

/** Returns the `id` of the row of an entry, for focus management. */
export const rowId = (uuid: string): string => `entry-${uuid}`;

/** Renders an entry: time, value, details, band and actions. It is memoised, because a list has hundreds of entries. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, unit, today, deletion, onEdit, onDelete } = props;
  const { uuid, text, date, time, detail, note, range, earlier } = entry;
  const named = [`${text} ${unit}`, dayInText(date, today), time] as const;
  return (
    <li id={rowId(uuid)} className={styles.entry}>
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
        <span className={styles.action}>
          {onEdit ? (
            <Button
              variant="quiet"
              leadingIcon={<EditIcon size={18} />}
              aria-label={copy.change.label(...named)}
              onPress={() => onEdit(uuid)}
            >
              <span className={styles.actionWord}>{copy.change.action}</span>
            </Button>
          ) : null}
          {onDelete ? (
            <Button
              variant="quiet"
              leadingIcon={<DeleteIcon size={18} />}
              aria-label={copy.remove.label(...named)}
              isPending={deletion?.status === 'deleting'}
              onPress={() => onDelete(uuid)}
            >
              <span className={styles.actionWord}>{copy.remove.action}</span>
            </Button>
          ) : null}
        </span>
      </div>
      {note ? <p className={styles.note}>{note}</p> : null}
      {earlier ? <EarlierEntries entries={earlier} today={today} /> : null}
      {deletion?.status === 'failed' ? (
        <Banner tone="error">{copy.remove.failed(deletion.message)}</Banner>
      ) : null}
    </li>
  );
});
