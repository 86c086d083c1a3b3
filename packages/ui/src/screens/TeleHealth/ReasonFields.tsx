import { useState } from 'react';
import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { SelectField } from '../../patterns/SelectField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { SymptomAdvice } from '../shared/alerts/SymptomAdvice.tsx';
import { reasonCopy as copy } from './reason.copy.ts';
import { longestWords, noneOfThese, tickedAfter } from './reason.schema.ts';
import type { ReasonInput, VisitQuestions } from './reason.types.ts';

interface ReasonFieldsProps {
  questions: VisitQuestions;
  /** Initial values. */
  initial: Partial<ReasonInput>;
}

/** Asks why a patient wants to see a doctor: signs of an emergency first, each answered at once. */
export function ReasonFields({ questions, initial }: ReasonFieldsProps) {
  return (
    <>
      <RedFlags questions={questions} initial={initial} />
      <Topic questions={questions} initial={initial} />
      <OwnWords questions={questions} initial={initial} />
      <StillRight
        name="medicinesRight"
        label={copy.medicines.question}
        description={questions.medicines === null ? undefined : medicinesText(questions.medicines)}
        defaultValue={initial.medicinesRight}
      />
      <StillRight
        name="allergiesRight"
        label={copy.allergies.question}
        description={
          questions.allergies ? copy.allergies.onRecord(questions.allergies) : copy.allergies.nothing
        }
        defaultValue={initial.allergiesRight}
      />
    </>
  );
}

function RedFlags({ questions, initial }: ReasonFieldsProps) {
  const [ticked, setTicked] = useState(initial.redFlags ?? []);
  const adviceOn = (value: string) =>
    ticked.includes(value) ? questions.adviceOn({ redFlags: [value], words: '' }) : null;
  return (
    <ChoiceGroup
      isMultiple
      isRequired
      name="redFlags"
      label={copy.redFlags}
      description={copy.redFlagsHelp}
      options={[...questions.redFlags, { value: noneOfThese, label: copy.none }]}
      value={ticked}
      onChange={(next) => setTicked(tickedAfter(ticked, next))}
      noteOf={(value) => {
        const advice = adviceOn(value);
        return advice ? <SymptomAdvice {...advice} /> : null;
      }}
    />
  );
}

function Topic({ questions, initial }: ReasonFieldsProps) {
  const [topic, setTopic] = useState(initial.topic ?? '');
  const asksSince = questions.topics.find(({ value }) => value === topic)?.asksSince ?? false;
  return (
    <>
      <SelectField
        isRequired
        name="topic"
        label={copy.topic}
        options={questions.topics}
        value={topic}
        onChange={setTopic}
      />
      {asksSince ? (
        <SelectField
          name="since"
          label={copy.since}
          options={questions.beginnings}
          defaultValue={initial.since}
          width="medium"
        />
      ) : null}
    </>
  );
}

function OwnWords({ questions, initial }: ReasonFieldsProps) {
  const [words, setWords] = useState(initial.words ?? '');
  const advice = questions.adviceOn({ redFlags: [], words });
  return (
    <>
      <TextField
        isMultiline
        name="words"
        label={copy.words}
        description={copy.wordsHelp}
        maxLength={longestWords}
        value={words}
        onChange={setWords}
      />
      {advice ? <SymptomAdvice {...advice} /> : null}
    </>
  );
}

interface StillRightProps {
  name: string;
  label: string;
  description?: string;
  defaultValue?: string;
}

function StillRight(field: StillRightProps) {
  return (
    <ChoiceGroup
      {...field}
      layout="cards"
      options={[
        { value: 'yes', label: copy.yes },
        { value: 'no', label: copy.no },
      ]}
    />
  );
}

function medicinesText(names: readonly string[]): string {
  return names.length > 0 ? copy.medicines.onRecord(names) : copy.medicines.nothing;
}
