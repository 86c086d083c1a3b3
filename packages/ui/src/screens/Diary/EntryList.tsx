import { useDeferredValue } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { dayLabel } from '../shared/dates.ts';
import * as styles from './DiaryScreen.css.ts';
import { EntryRow } from './EntryRow.tsx';
import type { Deletion, DiaryEntry } from './entries.types.ts';
import { groupByDay } from './groupByDay.ts';

interface EntryListProps {
  /** Newest first. */
  entries: readonly DiaryEntry[];
  unit: string;
  /** `YYYY-MM-DD`. */
  today: string;
  deletion: Deletion | null;
  /** Left out where entries cannot be deleted. */
  onDelete?: (uuid: string) => void;
}

/** As many as fill a tall screen. */
const shownFirst = 24;

/** The entries under the day they belong to. Deleting does not ask: it can be taken back. */
export function EntryList({ entries, today, deletion, ...row }: EntryListProps) {
  // What lies below the first screen is drawn after that screen, and the page answers meanwhile.
  const shown = useDeferredValue(Number.POSITIVE_INFINITY, shownFirst);
  const lastAtFirst = entries[shownFirst - 1]?.date ?? '';
  return (
    <Stack gap="lg">
      {groupByDay(entries.slice(0, shown)).map((day) => (
        <section key={day.date} className={day.date < lastAtFirst ? styles.laterDay : styles.day}>
          <Heading level={3} size="h4">
            {dayLabel(day.date, today)}
          </Heading>
          <ul className={styles.entries}>
            {day.entries.map((entry) => (
              <EntryRow
                key={entry.uuid}
                {...row}
                {...{ entry, today }}
                deletion={deletion?.uuid === entry.uuid ? deletion : null}
              />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
