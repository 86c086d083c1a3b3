import { useEffect, useState } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { Form, focusField, useSchemaForm } from '../../patterns/Form/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { facts, written } from '../shared/consultation/ConsultationNotes.css.ts';
import { Fact } from '../shared/consultation/Fact.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import { reasonCopy } from './reason.copy.ts';
import { inputOf, reasonLists, reasonSchema } from './reason.schema.ts';
import type { VisitQuestions, VisitReason } from './reason.types.ts';
import type { SayingState } from './TeleHealthScreen.types.ts';

const { said: copy } = reasonCopy;

interface ReasonCardProps {
  questions: VisitQuestions;
  /** What the patient has said; `null` when nothing. */
  reason: VisitReason | null;
  saying: SayingState;
  onSay: (reason: VisitReason) => void;
}

/** Shows a waiting patient what the doctor knows, and changes it. */
export function ReasonCard(props: ReasonCardProps) {
  const { reason, saying } = props;
  const [isOpen, setIsOpen] = useState(false);
  const changeRef = useFocusWhenLost<HTMLButtonElement>(isOpen);
  useEffect(() => {
    if (saying.status === 'said') setIsOpen(false);
  }, [saying.status]);
  if (isOpen) return <ReasonForm {...props} onCancel={() => setIsOpen(false)} />;
  return (
    <Card title={copy.heading}>
      <Stack gap="md">
        {reason ? <Said {...props} reason={reason} /> : <Text>{copy.nothing}</Text>}
        {saying.status === 'said' ? <Banner tone="success">{copy.saved}</Banner> : null}
        <div>
          <Button ref={changeRef} variant="soft" onPress={() => setIsOpen(true)}>
            {reason ? copy.change : copy.tell}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function Said({ questions, reason }: ReasonCardProps & { reason: VisitReason }) {
  const { redFlags, topics, beginnings } = questions;
  const signs = redFlags.filter(({ value }) => reason.redFlags.includes(value));
  const topic = topics.find(({ value }) => value === reason.topic)?.label;
  const since = beginnings.find(({ value }) => value === reason.since)?.label;
  return (
    <dl className={facts}>
      <Fact name={copy.topic} value={topic} />
      {since ? <Fact name={copy.since} value={since} /> : null}
      {reason.words ? (
        <Fact name={copy.words} value={<span className={written}>{reason.words}</span>} />
      ) : null}
      <Fact name={copy.signs} value={signs.map(({ label }) => label).join('; ') || reasonCopy.none} />
    </dl>
  );
}

function ReasonForm({
  questions,
  reason,
  saying,
  onSay,
  onCancel,
}: ReasonCardProps & { onCancel: () => void }) {
  const isPending = saying.status === 'saving';
  const form = useSchemaForm(reasonSchema, { isPending, listNames: reasonLists, onSubmit: onSay });
  const { ref } = form;
  useEffect(() => {
    if (ref.current) focusField(ref.current, 'redFlags');
  }, [ref]);
  return (
    <Card title={copy.heading}>
      <Form
        form={form}
        message={saying.status === 'failed' ? saying.message : undefined}
        aria-label={copy.heading}
      >
        <ReasonFields questions={questions} initial={reason ? inputOf(reason) : {}} />
        <Inline gap="sm">
          <Button type="submit" isPending={isPending}>
            {copy.save}
          </Button>
          <Button variant="quiet" onPress={onCancel}>
            {copy.cancel}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
