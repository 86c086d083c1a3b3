import { useState } from 'react';
import { DeleteIcon } from '../../icons/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { RemovalDialog } from '../shared/ItemPicker/index.ts';
import { DoneDialog } from './DayDialog.tsx';
import { healthRecordCopy } from './HealthRecordScreen.copy.ts';
import * as styles from './HealthRecordScreen.css.ts';
import type { NewStatement, RecordLine } from './HealthRecordScreen.types.ts';
import { isEndOfPregnancy, PregnancyDialog } from './PregnancyDialog.tsx';

const { states, remove: removeCopy, restore, done } = healthRecordCopy;

interface RecordLinesProps {
  lines: readonly RecordLine[];
  /** Said when there are none. */
  empty: string;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** The day on which a pregnancy was stated, `YYYY-MM-DD`. */
  pregnancyStatedOn?: string | null;
  onState: (statements: NewStatement[]) => void;
}

/** Lines of the record, each with who said it and when. */
export function RecordLines({ lines, empty, today, pregnancyStatedOn, onState }: RecordLinesProps) {
  const [removed, setRemoved] = useState<RecordLine | null>(null);
  const [dated, setDated] = useState<RecordLine | null>(null);
  const [ended, setEnded] = useState<RecordLine | null>(null);
  const state = (line: RecordLine, said: Omit<NewStatement, 'item' | 'text'>) => {
    setRemoved(null);
    setDated(null);
    setEnded(null);
    const { item, text } = line;
    onState([{ item, confirmed: true, ...(text !== null && { text }), ...said }]);
  };
  const remove = (line: RecordLine, says: 'resolved' | 'mistake') => {
    setRemoved(null);
    if (isEndOfPregnancy({ item: line.item, says })) setEnded(line);
    else state(line, { says });
  };
  if (lines.length === 0) return <Text tone="muted">{empty}</Text>;
  return (
    <>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={`${line.item} ${line.text ?? ''}`} className={styles.item}>
            <span className={styles.words}>
              <span className={styles.name}>{line.name}</span>{' '}
              <Badge tone={line.state === 'asked' ? 'warning' : 'neutral'}>{states[line.state]}</Badge>
              <span className={styles.provenance}>
                <br />
                {line.provenance}
              </span>
            </span>
            <LineAction
              {...{ line }}
              onDate={() => setDated(line)}
              onRemove={() => setRemoved(line)}
              onRestore={() => state(line, { says: 'present' })}
            />
          </li>
        ))}
      </ul>
      {removed?.removal ? (
        <RemovalDialog
          name={removed.name}
          question={removed.removal}
          onKeep={() => setRemoved(null)}
          onAnswer={(says) => remove(removed, says)}
        />
      ) : null}
      {dated ? (
        <DoneDialog
          name={dated.name}
          doneOn={dated.doneOn}
          today={today}
          onCancel={() => setDated(null)}
          onNever={() => state(dated, { says: 'absent' })}
          onSave={(doneOn) => state(dated, { says: 'present', doneOn })}
        />
      ) : null}
      {ended ? (
        <PregnancyDialog
          hasEnded
          statedOn={pregnancyStatedOn ?? undefined}
          today={today}
          onCancel={() => setEnded(null)}
          onSave={(answer) => state(ended, answer)}
        />
      ) : null}
    </>
  );
}

interface LineActionProps {
  line: RecordLine;
  onDate: () => void;
  onRemove: () => void;
  onRestore: () => void;
}

function LineAction({ line, onDate, onRemove, onRestore }: LineActionProps) {
  const { state, name, removal, doneOn } = line;
  if (doneOn !== undefined)
    return (
      <Button variant="quiet" size="sm" aria-label={done.changeLabel(name)} onPress={onDate}>
        {done.change}
      </Button>
    );
  if (state === 'no' || state === 'past')
    return (
      <Button variant="quiet" size="sm" aria-label={restore.label(name)} onPress={onRestore}>
        {restore.action}
      </Button>
    );
  return removal === null ? null : (
    <Button
      variant="quiet"
      size="sm"
      leadingIcon={<DeleteIcon size={18} />}
      aria-label={removeCopy.label(name)}
      onPress={onRemove}
    >
      {removeCopy.action}
    </Button>
  );
}
