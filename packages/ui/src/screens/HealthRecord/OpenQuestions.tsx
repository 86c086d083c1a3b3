import { useState } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { healthRecordCopy } from './HealthRecordScreen.copy.ts';
import * as styles from './HealthRecordScreen.css.ts';
import type { NewStatement, RecordQuestion } from './HealthRecordScreen.types.ts';
import { isEndOfPregnancy, PregnancyDialog } from './PregnancyDialog.tsx';

const { questions: copy } = healthRecordCopy;

interface OpenQuestionsProps {
  questions: readonly RecordQuestion[];
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** The day on which a pregnancy was stated, `YYYY-MM-DD`; null without one. */
  pregnancyStatedOn: string | null;
  isSaving: boolean;
  onState: (statements: NewStatement[]) => void;
}

/** Open questions, before everything else: until a contradiction is answered the higher risk is used. */
export function OpenQuestions({ questions, ...props }: OpenQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="open-questions">
      <Heading level={2} id="open-questions">
        {copy.title}
      </Heading>
      {questions.map((question) => (
        <Question key={`${question.item} ${question.text ?? ''}`} {...{ question }} {...props} />
      ))}
    </section>
  );
}

type QuestionProps = Omit<OpenQuestionsProps, 'questions'> & { question: RecordQuestion };

function Question({ question: { reason, question, answers }, ...props }: QuestionProps) {
  const { today, pregnancyStatedOn, isSaving, onState } = props;
  const [isUnsure, setUnsure] = useState(false);
  const [ended, setEnded] = useState<readonly NewStatement[] | null>(null);
  const answer = (states: readonly NewStatement[]) => {
    if (states.some(isEndOfPregnancy)) setEnded(states);
    else onState([...states]);
  };
  if (question === null) return <Banner tone="info">{reason}</Banner>;
  return (
    <Card title={question}>
      <Stack gap="md">
        <Text>{reason}</Text>
        <Inline gap="sm">
          {answers.map(({ label, states }) => (
            <Button key={label} variant="soft" isPending={isSaving} onPress={() => answer(states)}>
              {label}
            </Button>
          ))}
          <Button variant="quiet" onPress={() => setUnsure(true)}>
            {copy.unsure}
          </Button>
        </Inline>
        <span role="status">{isUnsure ? copy.later : null}</span>
      </Stack>
      {ended ? (
        <PregnancyDialog
          hasEnded
          statedOn={pregnancyStatedOn}
          today={today}
          onCancel={() => setEnded(null)}
          onSave={(said) => {
            setEnded(null);
            onState(ended.map((state) => ({ ...state, ...said })));
          }}
        />
      ) : null}
    </Card>
  );
}
