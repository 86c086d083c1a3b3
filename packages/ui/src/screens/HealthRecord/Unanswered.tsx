import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { DoneDialog } from './DayDialog.tsx';
import { healthRecordCopy } from './HealthRecordScreen.copy.ts';
import * as styles from './HealthRecordScreen.css.ts';
import type { NewStatement, UnansweredItem } from './HealthRecordScreen.types.ts';
import { PregnancyDialog } from './PregnancyDialog.tsx';

const { unanswered: copy } = healthRecordCopy;

interface QuestionListProps {
  unanswered: readonly UnansweredItem[];
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Item whose question receives focus. */
  asked: string | undefined;
  isSaving: boolean;
  onState: (statements: NewStatement[]) => void;
}

/** Lists items that reports need and that have no statement. Only an answer states a “no”. */
export function Unanswered({ unanswered, ...props }: QuestionListProps) {
  if (unanswered.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="unanswered">
      <Heading level={2} id="unanswered">
        {copy.title}
      </Heading>
      <Text tone="muted">{copy.help}</Text>
      <QuestionList unanswered={unanswered} {...props} />
      <Inline gap="sm">
        <Button
          variant="soft"
          isPending={props.isSaving}
          onPress={() => props.onState(unanswered.map(({ item }) => ({ item, says: 'absent' })))}
        >
          {copy.none}
        </Button>
        <Text tone="muted">{copy.noneHelp}</Text>
      </Inline>
    </section>
  );
}

/** Renders questions with “yes” and “no”. Some answers require a date. */
export function QuestionList({ unanswered, today, asked, isSaving, onState }: QuestionListProps) {
  const [dialogFor, setDialogFor] = useState<UnansweredItem | null>(null);
  const yes = (question: UnansweredItem) => {
    const needsDay = question.item === 'pregnancy' || question.dated !== undefined;
    if (needsDay) setDialogFor(question);
    else onState([{ item: question.item, says: 'present' }]);
  };
  const save = (answer: Omit<NewStatement, 'item'>) => {
    setDialogFor(null);
    if (dialogFor) onState([{ item: dialogFor.item, ...answer }]);
  };
  const onCancel = () => setDialogFor(null);
  return (
    <>
      <ul className={styles.list}>
        {unanswered.map((question) => (
          <QuestionRow key={question.item} question={question} isAsked={question.item === asked}>
            {(['yes', 'no'] as const).map((answer) => (
              <Button
                key={answer}
                size="sm"
                variant="soft"
                aria-describedby={`ask-${question.item}`}
                isPending={isSaving}
                onPress={() =>
                  answer === 'yes' ? yes(question) : onState([{ item: question.item, says: 'absent' }])
                }
              >
                {copy[answer]}
              </Button>
            ))}
          </QuestionRow>
        ))}
      </ul>
      {dialogFor?.dated === undefined ? null : (
        <DoneDialog
          name={dialogFor.dated}
          today={today}
          onCancel={onCancel}
          onSave={(doneOn) => save({ says: 'present', doneOn })}
        />
      )}
      {dialogFor?.item === 'pregnancy' ? (
        <PregnancyDialog today={today} onCancel={onCancel} onSave={save} />
      ) : null}
    </>
  );
}

interface QuestionRowProps {
  question: UnansweredItem;
  isAsked: boolean;
  children: ReactNode;
}

function QuestionRow({ question: { item, question }, isAsked, children }: QuestionRowProps) {
  const row = useRef<HTMLSpanElement>(null);
  // Focus scrolls the linked question into view, and screen readers announce it.
  useEffect(() => {
    if (isAsked) row.current?.focus();
  }, [isAsked]);
  return (
    <li className={styles.item}>
      <span ref={row} tabIndex={-1} className={styles.words} id={`ask-${item}`}>
        {question}
      </span>
      <Inline gap="sm">{children}</Inline>
    </li>
  );
}
