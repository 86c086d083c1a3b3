import { dayInText } from '../shared/dates.ts';
import type { EarlierEntry } from '../shared/readings/entry.types.ts';
import * as styles from './DiaryScreen.css.ts';
import { entriesCopy } from './entries.copy.ts';

const { earlier: copy } = entriesCopy;

interface EarlierEntriesProps {
  /** The entry before each change, latest first. */
  entries: readonly EarlierEntry[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Tells when an entry was changed, and on demand what it was before each change. */
export function EarlierEntries({ entries, today }: EarlierEntriesProps) {
  const [latest] = entries;
  if (!latest) return null;
  const momentOf = ({ date, time }: { date: string; time: string }) =>
    [dayInText(date, today), time] as const;
  return (
    <details className={styles.earlier}>
      <summary className={styles.changed}>{copy.changed(...momentOf(latest.changed))}</summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>{copy.was(entry.text, ...momentOf(entry))}</li>
        ))}
      </ul>
    </details>
  );
}
