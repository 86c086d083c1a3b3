import { CalendarIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../../patterns/RemoteView/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { dayLabel } from '../../shared/dates.ts';
import { useFocusWhenLost } from '../../shared/useFocusWhenLost.ts';
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
  /** Called with the part of the diary to show. */
  onChooseKind: (part: DiaryPart) => void;
  /** Whether the open tab takes focus when the screen appears: the person came by a tab. */
  focusesTab?: boolean;
  /** What is not yet in the diary; left out while that is nothing. */
  pending?: PendingEntriesProps;
  /** The visible day, `YYYY-MM-DD`. */
  date: string;
  /** The patient's day today, `YYYY-MM-DD`. */
  today: string;
  /** How many blood sugar entries a day has. */
  sugarsOn: ReadonlyMap<string, number>;
  /** What the day holds, only kinds with entries. */
  groups: Remote<readonly DayGroup[]>;
  /** The day holds doses of medicines. */
  hasMedicines: boolean;
  /** The deletion that is being asked about or carried out; `null` for none. */
  deletion: Deletion | null;
  /** Called with the day to show, `YYYY-MM-DD`. */
  onChooseDate: (date: string) => void;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
  /** Deletes this entry. */
  onDelete: (uuid: string) => void;
}

/** Route `/Diary?kind=day&date=`: everything of one day, whatever was measured. */
export function DayDiaryScreen(props: DayDiaryScreenProps) {
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
                  {copy.medicines} <Link href="/Medication">{copy.medicinesLink}</Link>
                </Text>
              ) : null}
            </Stack>
          )}
        </RemoteView>
      </Stack>
    </DiaryFrame>
  );
}

function Group({ group, today, deletion, onDelete }: DayDiaryScreenProps & { group: DayGroup }) {
  return (
    <section className={styles.day}>
      <Heading level={3} size="h4">
        {group.heading}
      </Heading>
      <ul className={styles.entries}>
        {group.entries.map((entry) => (
          <EntryRow
            key={entry.uuid}
            {...{ entry, today }}
            deletion={deletion?.uuid === entry.uuid ? deletion : null}
            unit={entry.unit}
            onDelete={group.canDelete ? onDelete : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
