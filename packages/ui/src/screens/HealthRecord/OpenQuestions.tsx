import { Fragment, type ReactNode, useState } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { healthRecordCopy } from './HealthRecordScreen.copy.ts';
import * as styles from './HealthRecordScreen.css.ts';
import type { NewStatement, PregnancyDays, RecordQuestion } from './HealthRecordScreen.types.ts';
import { isEndOfPregnancy, PregnancyDialog } from './PregnancyDialog.tsx';

const { questions: copy } = healthRecordCopy;

interface OpenQuestionsProps {
  questions: readonly RecordQuestion[];
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Dates that limit the end of a pregnancy; `null` without a pregnancy. */
  pregnancy: PregnancyDays | null;
  isSaving: boolean;
  onState: (statements: NewStatement[]) => void;
}

/** Renders open questions first: until a contradiction is resolved, the higher risk applies. */
export function OpenQuestions({ questions, ...props }: OpenQuestionsProps) {
  const own = questions.filter(({ question }) => question !== null);
  const clinics = questions.filter(({ question }) => question === null);
  return (
    <>
      <Questions id="open-questions" title={copy.title} questions={own}>
        {(question) => <Question {...question} {...props} />}
      </Questions>
      <Questions id="clinic-questions" title={copy.forClinic} questions={clinics}>
        {({ reason }) => <Banner tone="info">{reason}</Banner>}
      </Questions>
    </>
  );
}

interface QuestionsProps {
  id: string;
  title: string;
  questions: readonly RecordQuestion[];
  children: (question: RecordQuestion) => ReactNode;
}

function Questions({ id, title, questions, children }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {questions.map((question) => (
        <Fragment key={`${question.item} ${question.text ?? ''}`}>{children(question)}</Fragment>
      ))}
    </section>
  );
}

type QuestionProps = Omit<OpenQuestionsProps, 'questions'> & RecordQuestion;

function Question({ reason, question, answers, ...props }: QuestionProps) {
  const { today, pregnancy, isSaving, onState } = props;
  const [isUnsure, setUnsure] = useState(false);
  const [ended, setEnded] = useState<readonly NewStatement[] | null>(null);
  const answer = (states: readonly NewStatement[]) => {
    if (states.some(isEndOfPregnancy)) setEnded(states);
    else onState([...states]);
  };
  return (
    <Card title={question ?? undefined}>
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
          pregnancy={pregnancy}
          today={today}
          onCancel={() => setEnded(null)}
          onSave={(answer) => {
            setEnded(null);
            onState(ended.map((state) => ({ ...state, ...answer })));
          }}
        />
      ) : null}
    </Card>
  );
}
