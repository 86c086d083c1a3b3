import { useState } from 'react';
import { DeleteIcon } from '../../icons/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { RemovalDialog } from '../shared/ItemPicker/index.ts';
import { DoneDialog } from './DayDialog.tsx';
import { healthRecordCopy } from './HealthRecordScreen.copy.ts';
import * as styles from './HealthRecordScreen.css.ts';
import type { NewStatement, PregnancyDays, RecordLine } from './HealthRecordScreen.types.ts';
import { isEndOfPregnancy, PregnancyDialog } from './PregnancyDialog.tsx';

const { states, remove, restore, done } = healthRecordCopy;

interface RecordLinesProps {
  lines: readonly RecordLine[];
  /** Text shown without lines. */
  empty: string;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Dates that limit the end of a pregnancy. */
  pregnancy?: PregnancyDays | null;
  onState: (statements: NewStatement[]) => void;
}

/** Renders the lines of the record, each with source and date. */
export function RecordLines({ lines, empty, today, pregnancy, onState }: RecordLinesProps) {
  const [pending, setPending] = useState<Pending | null>(null);
  const close = () => setPending(null);
  const ask = (what: Pending['what'], line: RecordLine) => setPending({ what, line });
  const state = ({ item, text }: RecordLine, answer: Omit<NewStatement, 'item' | 'text'>) => {
    close();
    onState([{ item, confirmed: true, ...(text !== null && { text }), ...answer }]);
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
              line={line}
              onDate={() => ask('day', line)}
              onRemove={() => ask('removal', line)}
              onRestore={() =>
                line.item === 'pregnancy' ? ask('pregnancy', line) : state(line, { says: 'present' })
              }
            />
          </li>
        ))}
      </ul>
      {pending ? (
        <Question
          {...pending}
          today={today}
          pregnancy={pregnancy}
          onAsk={(what) => ask(what, pending.line)}
          onState={(answer) => state(pending.line, answer)}
          onCancel={close}
        />
      ) : null}
    </>
  );
}

/** Dialog to show before a statement about a line; `end` is for a pregnancy. */
interface Pending {
  what: 'removal' | 'day' | 'pregnancy' | 'end';
  line: RecordLine;
}

interface QuestionProps extends Pending, Pick<RecordLinesProps, 'today' | 'pregnancy'> {
  /** Called when the answer requires another dialog. */
  onAsk: (what: Pending['what']) => void;
  onState: (answer: Omit<NewStatement, 'item' | 'text'>) => void;
  onCancel: () => void;
}

function Question({ what, line, today, pregnancy, onAsk, onState, onCancel }: QuestionProps) {
  const { item, name, removal, doneOn } = line;
  if (what === 'day')
    return (
      <DoneDialog
        name={name}
        doneOn={doneOn}
        today={today}
        onCancel={onCancel}
        onNever={() => onState({ says: 'absent' })}
        onSave={(day) => onState({ says: 'present', doneOn: day })}
      />
    );
  if (what !== 'removal')
    return (
      <PregnancyDialog
        hasEnded={what === 'end'}
        pregnancy={what === 'end' ? pregnancy : null}
        today={today}
        onCancel={onCancel}
        onSave={onState}
      />
    );
  return removal === null ? null : (
    <RemovalDialog
      name={name}
      question={removal}
      onKeep={onCancel}
      onAnswer={(says) => (isEndOfPregnancy({ item, says }) ? onAsk('end') : onState({ says }))}
    />
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
      aria-label={remove.label(name)}
      onPress={onRemove}
    >
      {remove.action}
    </Button>
  );
}
