import { useState } from 'react';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { dayInText, dayLabel } from '../../shared/dates.ts';
import * as styles from '../DiaryScreen.css.ts';
import { groupByDay } from '../groupByDay.ts';
import { MeasureRow } from './MeasureRow.tsx';
import { measuresCopy } from './measure.copy.ts';
import type { MeasureEntry, MeasurePartProps } from './measure.types.ts';

const { remove: copy } = measuresCopy;

type MeasureListProps = Pick<MeasurePartProps, 'measure' | 'deletion' | 'canDelete' | 'onDelete'> & {
  /** Newest first. */
  entries: readonly MeasureEntry[];
  /** `YYYY-MM-DD`. */
  today: string;
};

/** The entries under the day they belong to. Nothing is deleted without asking. */
export function MeasureList({ measure, entries, today, deletion, canDelete, onDelete }: MeasureListProps) {
  const [asked, setAsked] = useState<MeasureEntry | null>(null);
  return (
    <Stack gap="lg">
      {groupByDay(entries).map((day) => (
        <section key={day.date} className={styles.day}>
          <Heading level={3} size="h4">
            {dayLabel(day.date, today)}
          </Heading>
          <ul className={styles.entries}>
            {day.entries.map((entry) => (
              <MeasureRow
                key={entry.uuid}
                {...{ entry, today, deletion }}
                unit={measure.unit}
                onAskToDelete={canDelete ? setAsked : undefined}
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
            onDelete(asked.uuid);
          }}
          onCancel={() => setAsked(null)}
        >
          {copy.text(`${asked.text} ${measure.unit}`, dayInText(asked.date, today), asked.time)}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
