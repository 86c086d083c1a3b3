import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '../../../icons/index.ts';
import type { DiaryEntry } from '../../shared/readings/entry.types.ts';
import { type EntryGroup, groupEntries } from './groupEntries.ts';
import * as styles from './period.css.ts';
import type { DiaryPeriod } from './period.types.ts';

interface EntryGroupsProps<Entry extends DiaryEntry> {
  /** Entries, newest first. */
  entries: readonly Entry[];
  period: DiaryPeriod;
  /** Returns a summary of a group, such as “14 entries, average 131/79 mmHg”. */
  summaryOf: (entries: readonly Entry[]) => string;
  /** Renders the entries of an open group. */
  children: (entries: readonly DiaryEntry[]) => ReactNode;
}

/** Renders the entries by week, month or year. The newest group is open; others open on demand. */
export function EntryGroups<Entry extends DiaryEntry>(props: EntryGroupsProps<Entry>) {
  const { entries, period, summaryOf, children } = props;
  const groups = groupEntries(entries, period);
  return (
    <div className={styles.groups}>
      {groups.map((group, index) => (
        <Group key={group.title} group={group} summary={summaryOf(group.entries)} isOpenAtFirst={index === 0}>
          {children}
        </Group>
      ))}
    </div>
  );
}

interface GroupProps {
  group: EntryGroup;
  summary: string;
  isOpenAtFirst: boolean;
  children: (entries: readonly DiaryEntry[]) => ReactNode;
}

function Group({ group: { title, entries }, summary, isOpenAtFirst, children }: GroupProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <section>
      <h3 className={styles.groupHeading}>
        <button
          type="button"
          className={styles.groupHead}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.groupWords}>
            <span className={styles.groupTitle}>{title}</span>
            <span className={styles.groupSummary}>{summary}</span>
          </span>
          <ChevronDownIcon size={20} className={styles.groupIcon} />
        </button>
      </h3>
      {isOpen ? (
        <div id={id} className={styles.groupEntries}>
          {children(entries)}
        </div>
      ) : null}
    </section>
  );
}
