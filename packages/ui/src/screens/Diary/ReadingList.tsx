import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { bloodPressureCopy } from '../shared/bloodPressure.copy.ts';
import type { BloodPressureEntry } from '../shared/bloodPressure.types.ts';
import { dayInText, dayLabel } from '../shared/dates.ts';
import { diaryCopy } from './DiaryScreen.copy.ts';
import * as styles from './DiaryScreen.css.ts';
import type { Deletion } from './DiaryScreen.types.ts';
import { groupByDay } from './groupByDay.ts';
import { ReadingRow } from './ReadingRow.tsx';

const { remove: copy } = diaryCopy;

interface ReadingListProps {
  /** Newest first. */
  entries: readonly BloodPressureEntry[];
  /** `YYYY-MM-DD`. */
  today: string;
  deletion: Deletion | null;
  onDeleteEntry: (uuid: string) => void;
}

/** The readings under the day they belong to. Nothing is deleted without asking. */
export function ReadingList({ entries, today, deletion, onDeleteEntry }: ReadingListProps) {
  const [asked, setAsked] = useState<BloodPressureEntry | null>(null);
  return (
    <Stack gap="lg">
      {groupByDay(entries).map((day) => (
        <section key={day.date} className={styles.day}>
          <Heading level={3} size="h4">
            {dayLabel(day.date, today)}
          </Heading>
          <ul className={styles.entries}>
            {day.entries.map((entry) => (
              <ReadingRow
                key={entry.uuid}
                entry={entry}
                today={today}
                deletion={deletion}
                onAskToDelete={setAsked}
              />
            ))}
          </ul>
        </section>
      ))}
      {asked ? (
        <ConfirmDialog
          isOpen
          title={copy.title}
          confirmLabel={copy.confirm}
          cancelLabel={copy.cancel}
          onConfirm={() => {
            setAsked(null);
            onDeleteEntry(asked.uuid);
          }}
          onCancel={() => setAsked(null)}
        >
          {copy.text(
            bloodPressureCopy.reading(asked.valueFrom, asked.valueTo),
            dayInText(asked.date, today),
            asked.time,
          )}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
