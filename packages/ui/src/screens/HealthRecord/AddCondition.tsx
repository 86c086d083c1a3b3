import { useState } from 'react';
import { ComboBox } from '../../patterns/ComboBox/index.ts';
import type { FieldOption } from '../../patterns/Field/index.ts';
import { ready } from '../../patterns/RemoteView/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { optionsMatching } from '../shared/ItemPicker/index.ts';
import { healthRecordCopy } from './HealthRecordScreen.copy.ts';
import type { NewStatement, RecordLine } from './HealthRecordScreen.types.ts';

const { conditions: copy } = healthRecordCopy;

interface AddConditionProps {
  options: readonly FieldOption[];
  known: readonly RecordLine[];
  isSaving: boolean;
  onState: (statements: NewStatement[]) => void;
}

/** Renders the form for a condition, from the list or in the patient's own words. */
export function AddCondition({ options, known, isSaving, onState }: AddConditionProps) {
  const [{ text, chosen, round }, setTyped] = useState({ text: '', chosen: '', round: 0 });
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const own = text.trim();
    const option = options.find(
      ({ value, label }) => value === chosen || label.toLowerCase() === own.toLowerCase(),
    );
    const name = option?.label ?? own;
    if (name === '') return setProblem(copy.missing);
    if (known.some((line) => line.name.toLowerCase() === name.toLowerCase())) return setProblem(copy.twice);
    onState([
      option
        ? { item: option.value, says: 'present' }
        : { item: 'other_condition', says: 'present', text: own },
    ]);
    setProblem(undefined);
    setTyped({ text: '', chosen: '', round: round + 1 });
  };
  return (
    <Card title={copy.add}>
      <Stack gap="md">
        <ComboBox
          // A new key resets the input for the next condition.
          key={round}
          label={copy.label}
          description={copy.help}
          errorMessage={problem}
          options={ready(optionsMatching(options, text))}
          emptyText={copy.noMatch}
          allowsCustomValue
          isRequired
          onInputChange={(typed) => {
            setProblem(undefined);
            setTyped((before) => ({ ...before, text: typed }));
          }}
          onChange={(option) => setTyped((before) => ({ ...before, chosen: option?.value ?? '' }))}
        />
        <div>
          <Button isPending={isSaving} onPress={add}>
            {copy.submit}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
