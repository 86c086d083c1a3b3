import { useState } from 'react';
import { Banner } from '../../../patterns/Banner/index.ts';
import { ChoiceGroup } from '../../../patterns/ChoiceGroup/index.ts';
import { ComboBox } from '../../../patterns/ComboBox/index.ts';
import { Dialog } from '../../../patterns/Dialog/index.ts';
import type { FieldOption } from '../../../patterns/Field/index.ts';
import { ready } from '../../../patterns/RemoteView/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { optionsMatching } from '../ItemPicker/index.ts';
import { patientRecordCopy } from './PatientRecord.copy.ts';
import type { ConditionEditing, ConditionStatement, RecordCondition } from './PatientRecord.types.ts';

const { conditions: copy } = patientRecordCopy;

interface ConditionDialogProps {
  editing: Exclude<ConditionEditing, { status: 'closed' }>;
  /** Conditions that can be added, by code. */
  options: readonly FieldOption[];
  onCancel: () => void;
  onConfirm: (statement: ConditionStatement) => void;
}

/** Asks a doctor for the correct state of a condition, or for a condition to add. */
export function ConditionDialog({ editing, options, onCancel, onConfirm }: ConditionDialogProps) {
  const { condition, status, message } = editing;
  const [statement, setStatement] = useState<ConditionStatement | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const choose = (chosen: ConditionStatement | null) => {
    setStatement(chosen);
    setIsMissing(false);
  };
  const save = () => (statement ? onConfirm(statement) : setIsMissing(true));
  const error = isMissing ? copy.missing[condition ? 'answer' : 'name'] : undefined;
  return (
    <Dialog
      isOpen
      title={condition ? condition.name : copy.add}
      size="md"
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onPress={onCancel}>
            {copy.cancel}
          </Button>
          <Button isPending={status === 'saving'} onPress={save}>
            {copy.save}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {message ? <Banner tone="error">{message}</Banner> : null}
        {condition ? (
          <AnswerField condition={condition} error={error} onChange={choose} />
        ) : (
          <NameField options={options} error={error} onChange={choose} />
        )}
        <Text size="small" tone="muted">
          {copy.shown}
        </Text>
      </Stack>
    </Dialog>
  );
}

interface FieldProps {
  error: string | undefined;
  onChange: (statement: ConditionStatement | null) => void;
}

function AnswerField({ condition, error, onChange }: FieldProps & { condition: RecordCondition }) {
  const { item, text } = condition;
  return (
    <ChoiceGroup
      label={copy.question}
      options={copy.answers}
      errorMessage={error}
      onChange={(value) => {
        const answer = copy.answers.find((one) => one.value === value);
        onChange(answer ? { item, text, says: answer.value } : null);
      }}
      isRequired
    />
  );
}

function NameField({ options, error, onChange }: FieldProps & { options: readonly FieldOption[] }) {
  const [typed, setTyped] = useState('');
  const state = (name: string) => {
    const own = name.trim();
    const option = options.find(({ label }) => label.toLowerCase() === own.toLowerCase());
    const item = option?.value ?? 'other_condition';
    onChange(own === '' ? null : { item, text: option ? null : own, says: 'present' });
  };
  return (
    <ComboBox
      label={copy.name}
      description={copy.nameHelp}
      errorMessage={error}
      options={ready(optionsMatching(options, typed))}
      emptyText={copy.noMatch}
      allowsCustomValue
      isRequired
      onInputChange={(input) => {
        setTyped(input);
        state(input);
      }}
      onChange={(option) => {
        if (option) state(option.label);
      }}
    />
  );
}
