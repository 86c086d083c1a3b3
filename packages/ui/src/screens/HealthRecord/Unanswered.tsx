import { useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { healthRecordCopy } from './HealthRecordScreen.copy.ts';
import * as styles from './HealthRecordScreen.css.ts';
import type { NewStatement, UnansweredItem } from './HealthRecordScreen.types.ts';
import { PregnancyDialog } from './PregnancyDialog.tsx';

const { unanswered: copy } = healthRecordCopy;

interface UnansweredProps {
  unanswered: readonly UnansweredItem[];
  isSaving: boolean;
  onState: (statements: NewStatement[]) => void;
}

/** What reports need and nobody has said: a "no" is stated only by an answer. */
export function Unanswered({ unanswered, isSaving, onState }: UnansweredProps) {
  const [isPregnant, setPregnant] = useState(false);
  if (unanswered.length === 0) return null;
  const yes = (item: string) =>
    item === 'pregnancy' ? setPregnant(true) : onState([{ item, says: 'present' }]);
  return (
    <section className={styles.part} aria-labelledby="unanswered">
      <Heading level={2} id="unanswered">
        {copy.title}
      </Heading>
      <Text tone="muted">{copy.help}</Text>
      <ul className={styles.list}>
        {unanswered.map(({ item, question }) => (
          <li key={item} className={styles.item}>
            <span className={styles.words} id={`ask-${item}`}>
              {question}
            </span>
            <Inline gap="sm">
              <Button
                size="sm"
                variant="soft"
                aria-describedby={`ask-${item}`}
                isPending={isSaving}
                onPress={() => yes(item)}
              >
                {copy.yes}
              </Button>
              <Button
                size="sm"
                variant="soft"
                aria-describedby={`ask-${item}`}
                isPending={isSaving}
                onPress={() => onState([{ item, says: 'absent' }])}
              >
                {copy.no}
              </Button>
            </Inline>
          </li>
        ))}
      </ul>
      <Inline gap="sm">
        <Button
          variant="soft"
          isPending={isSaving}
          onPress={() => onState(unanswered.map(({ item }) => ({ item, says: 'absent' })))}
        >
          {copy.none}
        </Button>
        <Text tone="muted">{copy.noneHelp}</Text>
      </Inline>
      {isPregnant ? (
        <PregnancyDialog
          onCancel={() => setPregnant(false)}
          onSave={(dueOn) => {
            setPregnant(false);
            onState([{ item: 'pregnancy', says: 'present', ...(dueOn && { dueOn }) }]);
          }}
        />
      ) : null}
    </section>
  );
}
