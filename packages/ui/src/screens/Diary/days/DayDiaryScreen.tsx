import { CalendarIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../../patterns/RemoteView/index.ts';
import { useFocusWhenLost } from '../../../patterns/useFocusWhenLost.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Link, useHrefTo } from '../../../primitives/Link/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { dayLabel } from '../../shared/dates.ts';
import { DiaryFrame, type DiaryPart } from '../DiaryFrame.tsx';
import * as styles from '../DiaryScreen.css.ts';
import { EntryRow } from '../EntryRow.tsx';
import type { Deletion } from '../entries.types.ts';
import type { PendingEntriesProps } from '../PendingEntries.types.ts';
import { dayDiaryCopy as copy } from './DayDiaryScreen.copy.ts';
import type { DayGroup } from './DayDiaryScreen.types.ts';
import { DayStrip } from './DayStrip.tsx';

/** Props of `DayDiaryScreen`. */
export interface DayDiaryScreenProps {
  /** Called to open another part of the diary. */
  onChooseKind: (part: DiaryPart) => void;
  /** Whether to focus the open tab on mount, after navigation by a tab. */
  focusesTab?: boolean;
  /** Entries that the server has not confirmed. Omit it if there are none. */
  pending?: PendingEntriesProps;
  /** Selected date, `YYYY-MM-DD`. */
  date: string;
  /** Current date of the patient, `YYYY-MM-DD`. */
  today: string;
  /** Number of blood sugar entries by date. */
  sugarsOn: ReadonlyMap<string, number>;
  /** Entries of the day by kind, without empty kinds. */
  groups: Remote<readonly DayGroup[]>;
  /** Whether the day has doses of medicines. */
  hasMedicines: boolean;
  /** Deletion that awaits confirmation or is pending; `null` for none. */
  deletion: Deletion | null;
  /** Called with the selected date, `YYYY-MM-DD`. */
  onChooseDate: (date: string) => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called with the entry to change, whose form another part of the diary opens. */
  onEdit: (uuid: string) => void;
  /** Called with the entry to delete. */
  onDelete: (uuid: string) => void;
}

/** Renders route `/Diary?kind=day&date=`: all entries of one day. */
export function DayDiaryScreen(props: DayDiaryScreenProps) {
  const hrefTo = useHrefTo();
  const { date, today, groups } = props;
  const entries = groups.status === 'ready' ? groups.data.flatMap((group) => group.entries).length : null;
  const heading = useFocusWhenLost<HTMLHeadingElement>(entries);
  return (
    <DiaryFrame
      kind="day"
      onChooseKind={props.onChooseKind}
      focusesTab={props.focusesTab}
      onAdd={null}
      change=""
      pending={props.pending}
    >
      <Stack gap="lg">
        <DayStrip {...props} />
        <Heading level={2} tabIndex={-1} ref={heading}>
          {dayLabel(date, today)}
        </Heading>
        <RemoteView
          value={groups}
          skeleton={<Skeleton shape="chart" />}
          isEmpty={(all) => all.length === 0}
          empty={
            <EmptyState headingLevel={3} icon={<CalendarIcon size={28} />} title={copy.empty.title}>
              {copy.empty.text}
            </EmptyState>
          }
          onRetry={props.onRetry}
        >
          {(all) => (
            <Stack gap="lg">
              {all.map((group) => (
                <Group key={group.heading} {...props} group={group} />
              ))}
              {props.hasMedicines ? (
                <Text tone="muted">
                  {copy.medicines} <Link href={hrefTo('medication')}>{copy.medicinesLink}</Link>
                </Text>
              ) : null}
            </Stack>
          )}
        </RemoteView>
      </Stack>
    </DiaryFrame>
  );
}

function Group({ group, today, deletion, onEdit, onDelete }: DayDiaryScreenProps & { group: DayGroup }) {
  return (
    <section className={styles.day}>
      <Heading level={3} size="h4">
        {group.heading}
      </Heading>
      <ul className={styles.entries}>
        {group.entries.map((entry) => (
          <EntryRow
            key={entry.uuid}
            entry={entry}
            today={today}
            deletion={deletion?.uuid === entry.uuid ? deletion : null}
            unit={entry.unit}
            onEdit={group.canChange ? onEdit : undefined}
            onDelete={group.canChange ? onDelete : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
