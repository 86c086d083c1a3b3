import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { dayInText, dayLabel } from '../shared/dates.ts';
import { UrgentAdvice } from '../shared/UrgentAdvice.tsx';
import { entriesCopy } from './entries.copy.ts';
import { pendingEntriesCopy as copy } from './PendingEntries.copy.ts';
import * as styles from './PendingEntries.css.ts';
import type { PendingEntriesProps, PendingEntry } from './PendingEntries.types.ts';

const { change } = entriesCopy;

interface PendingEntriesListProps extends PendingEntriesProps {
  /** Whether a form advises on another value: only its advice is then shown. */
  hidesAdvice?: boolean;
  /** Whether a form is open. An entry is then not opened in its place. */
  isFormOpen?: boolean;
}

/** Lists entries that are not in the diary yet: queued while offline, or rejected with the reason. */
export function PendingEntries({
  hidesAdvice = false,
  isFormOpen = false,
  onDiscard,
  ...props
}: PendingEntriesListProps) {
  const { entries, isOffline, today, onEdit } = props;
  const [pending, setPending] = useState<PendingEntry | null>(null);
  const heading = useFocusWhenLost<HTMLHeadingElement>(entries.length);
  if (entries.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="pending-entries">
      <div className={styles.head}>
        <Heading level={2} size="h4" id="pending-entries" tabIndex={-1} ref={heading}>
          {copy.heading}
        </Heading>
        <div className={styles.note} role="status">
          {notesOf(entries, isOffline).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
      <ul>
        {entries.map((entry) => (
          <PendingRow
            key={entry.id}
            entry={entry}
            today={today}
            onEdit={isFormOpen ? null : onEdit}
            advice={hidesAdvice ? undefined : entry.advice}
            onAskToDiscard={setPending}
          />
        ))}
      </ul>
      {pending ? (
        <ConfirmDialog
          isOpen
          title={copy.discard.title}
          confirmLabel={copy.discard.confirm}
          cancelLabel={copy.discard.cancel}
          onConfirm={() => {
            setPending(null);
            onDiscard(pending.id);
          }}
          onCancel={() => setPending(null)}
        >
          {copy.discard.text(pending.text, dayInText(pending.date, today), pending.time)}
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

function notesOf(entries: readonly PendingEntry[], isOffline: boolean): string[] {
  const refused = entries.filter(({ refusals }) => refusals.length > 0).length;
  const waiting = entries.length - refused;
  return [
    ...(waiting > 0 ? [isOffline ? copy.offline(waiting) : copy.online(waiting)] : []),
    ...(refused > 0 ? [copy.refusedCount(refused)] : []),
  ];
}

interface PendingRowProps extends Pick<PendingEntriesProps, 'today'> {
  entry: PendingEntry;
  advice: PendingEntry['advice'];
  onEdit: ((id: string) => void) | null;
  onAskToDiscard: (entry: PendingEntry) => void;
}

function PendingRow({ entry, advice, today, onEdit, onAskToDiscard }: PendingRowProps) {
  const { id, text, date, time, refusals, canChange } = entry;
  const isRefused = refusals.length > 0;
  const day = dayInText(date, today);
  return (
    <li className={styles.entry}>
      <div className={styles.row}>
        <div className={styles.what}>
          <p className={styles.figure}>{text}</p>
          <p className={styles.when}>
            <time dateTime={`${date}T${time}`}>
              {dayLabel(date, today)} {time}
            </time>
          </p>
        </div>
        <Badge tone={isRefused ? 'danger' : 'warning'}>{isRefused ? copy.refused : copy.waiting}</Badge>
        {canChange ? (
          <div className={styles.actions}>
            {onEdit ? (
              <Button variant="soft" aria-label={change.label(text, day, time)} onPress={() => onEdit(id)}>
                {change.action}
              </Button>
            ) : null}
            <Button
              variant="quiet"
              aria-label={copy.discard.label(text, day, time)}
              onPress={() => onAskToDiscard(entry)}
            >
              {copy.discard.action}
            </Button>
          </div>
        ) : null}
      </div>
      {advice ? <UrgentAdvice {...advice} /> : null}
      {refusals.map((reason) => (
        <p key={reason} className={styles.reason}>
          {reason}
        </p>
      ))}
    </li>
  );
}
