import { Banner } from '../../patterns/Banner/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { SelectField } from '../../patterns/SelectField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { EmergencyCall } from '../shared/EmergencyCall.tsx';
import { questionSchema } from './question.schema.ts';
import { analysisCopy } from './ReportAnalysisScreen.copy.ts';
import type { Explanation, Question, QuestionState } from './ReportAnalysisScreen.types.ts';

const copy = analysisCopy.ask;
const noErrors = {};

interface AskCardProps {
  question: QuestionState;
  /** Reports to ask about. */
  choices: readonly { value: string; label: string }[];
  onAsk: (question: Question) => void;
}

/** Renders a question about a report, and its answer. The input is kept after a failure. */
export function AskCard({ question, choices, onAsk }: AskCardProps) {
  const isPending = question.status === 'asking';
  const form = useSchemaForm(questionSchema, {
    isPending,
    errors: question.status === 'failed' ? question.errors : noErrors,
    onSubmit: ({ report, question: text }) =>
      onAsk({ ...(report !== '' && { report }), ...(text !== '' && { question: text }) }),
  });
  return (
    <Card title={copy.title}>
      <Stack gap="md">
        <Text>{copy.text}</Text>
        <Form
          form={form}
          aria-label={copy.title}
          message={question.status === 'failed' ? question.message : undefined}
        >
          <SelectField name="report" label={copy.report} options={choices} width="medium" isRequired />
          <TextField name="question" label={copy.question} isMultiline />
          <div>
            <Button type="submit" variant="soft" isPending={isPending}>
              {copy.submit}
            </Button>
          </div>
        </Form>
        {question.status === 'answered' ? <Answer {...question.explanation} /> : null}
      </Stack>
    </Card>
  );
}

function Answer({ emergency, ...explanation }: Explanation) {
  return (
    <Stack gap="md">
      {emergency ? (
        <Banner tone="error" title={emergency.text} actions={<EmergencyCall {...emergency.call} />} />
      ) : null}
      {explanation.paragraphs.length > 0 ? <Explained {...explanation} /> : null}
    </Stack>
  );
}

function Explained({ paragraphs, seekCare, sources, isByModel }: Omit<Explanation, 'emergency'>) {
  return (
    <Banner tone="info" title={copy.answer}>
      <Stack gap="sm">
        {[...paragraphs, seekCare.join(' ')].map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <Text size="small">
          {isByModel ? copy.byModel : copy.byRules} {sources.join(' ')}
        </Text>
      </Stack>
    </Banner>
  );
}
