import { startTransition, useEffect, useState } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { dayLabel } from '../shared/dates.ts';
import type { DiaryEntry } from '../shared/readings/entry.types.ts';
import * as styles from './DiaryScreen.css.ts';
import { type EntryActions, EntryRow } from './EntryRow.tsx';
import type { Deletion } from './entries.types.ts';
import { groupByDay } from './groupByDay.ts';

interface EntryListProps extends EntryActions {
  /** Newest first. */
  entries: readonly DiaryEntry[];
  unit: string;
  /** `YYYY-MM-DD`. */
  today: string;
  deletion: Deletion | null;
}

/** Number of entries that fit the first screen. */
const initialCount = 6;

/** Number of entries that render within a few milliseconds. */
const batchSize = 30;

/** Returns the number of entries to render: first those that fit the screen, then batches, so that the page stays responsive. */
function useShownCount(count: number): number {
  const [shown, setShown] = useState(initialCount);
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + batchSize));
  }, [shown, count]);
  return shown;
}

/** Renders the entries by day. Deletion needs no confirmation, because it can be undone. */
export function EntryList({ entries, unit, today, deletion, onEdit, onDelete }: EntryListProps) {
  const shown = useShownCount(entries.length);
  const lastInitialDate = entries[initialCount - 1]?.date ?? '';
  return (
    <Stack gap="lg">
      {groupByDay(entries.slice(0, shown)).map((day) => (
        <section key={day.date} className={day.date < lastInitialDate ? styles.laterDay : styles.day}>
          <Heading level={4}>{dayLabel(day.date, today)}</Heading>
          <ul className={styles.entries}>
            {day.entries.map((entry) => (
              <EntryRow
                key={entry.uuid}
                entry={entry}
                unit={unit}
                today={today}
                deletion={deletion?.uuid === entry.uuid ? deletion : null}
                onEdit={onEdit}
                onDelete={onDelete}
              />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
