import { startTransition, useEffect, useState } from 'react';
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

/** As many as a screen shows beside or below the chart. */
const shownFirst = 6;

/** As many as are drawn in a few milliseconds. */
const shownMoreAtOnce = 30;

/** How many of a list to draw: what fits the screen first, the rest piece by piece, and the page answers meanwhile. */
function useShownCount(count: number): number {
  const [shown, setShown] = useState(shownFirst);
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + shownMoreAtOnce));
  }, [shown, count]);
  return shown;
}

/** The entries under the day they belong to. Deleting does not ask: it can be taken back. */
export function EntryList({ entries, today, deletion, ...row }: EntryListProps) {
  const shown = useShownCount(entries.length);
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
