import { Dialog } from '../../../patterns/Dialog/index.ts';
import { Form, useSchemaForm } from '../../../patterns/Form/index.ts';
import { NumberField } from '../../../patterns/NumberField/index.ts';
import { TextField } from '../../../patterns/TextField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Inline } from '../../../primitives/Inline/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { goalSchema, withdrawalSchema } from './goal.schema.ts';
import { patientRecordCopy } from './PatientRecord.copy.ts';
import type { GoalDecision, GoalEditing, RecordGoal } from './PatientRecord.types.ts';

const { goals: copy } = patientRecordCopy;

interface GoalDialogProps {
  editing: Exclude<GoalEditing, { status: 'closed' }>;
  onCancel: () => void;
  onConfirm: (decision: GoalDecision) => void;
}

/** Asks a doctor for a goal or its withdrawal, with a reason for the patient. */
export function GoalDialog({ editing, onCancel, onConfirm }: GoalDialogProps) {
  const { goal, step, errors, message } = editing;
  const isPending = editing.status === 'saving';
  const form = useSchemaForm(step === 'set' ? goalSchema : withdrawalSchema, {
    errors,
    isPending,
    onSubmit: onConfirm,
  });
  const { title, confirm } = copy.steps[step];
  return (
    <Dialog isOpen title={title(goal.label)} size="md" onClose={onCancel}>
      <Form form={form} message={message} aria-label={title(goal.label)}>
        {step === 'set' ? <Ends goal={goal} /> : <Text>{copy.withdrawn}</Text>}
        <TextField
          name="reason"
          label={copy.why}
          description={copy.whyHelp}
          maxLength={500}
          isMultiline
          isRequired
        />
        <Inline gap="sm" justify="end">
          <Button variant="quiet" onPress={onCancel}>
            {copy.cancel}
          </Button>
          <Button type="submit" isPending={isPending}>
            {confirm}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}

function Ends({ goal: { low, high, unit, limits } }: { goal: RecordGoal }) {
  const text = (end: number | null) => (end === null ? '' : String(end));
  return (
    <>
      <Text size="small" tone="muted">
        {copy.limits(limits.min, limits.max, unit)} {copy.ends}
      </Text>
      <NumberField name="low" label={copy.low} unit={unit} defaultValue={text(low)} hasDecimals />
      <NumberField name="high" label={copy.high} unit={unit} defaultValue={text(high)} hasDecimals />
    </>
  );
}
