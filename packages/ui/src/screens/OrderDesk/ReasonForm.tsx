import * as z from 'zod/mini';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { orderDeskCopy as copy } from './OrderDeskScreen.copy.ts';
import type { CheckState, StepState } from './OrderDeskScreen.types.ts';

interface ReasonFormProps {
  state: Exclude<CheckState | StepState, { status: 'closed' }>;
  /** Help and error message of the field. */
  words: { reasonHelp: string; reasonMissing: string };
  /** Label of the button, which names the form as well. */
  submitLabel: string;
  onSubmit: (reason: string) => void;
  onBack: () => void;
}

/** Asks for the reason of a cancellation or a refusal. */
export function ReasonForm({ state, words, submitLabel, onSubmit, onBack }: ReasonFormProps) {
  const isPending = state.status === 'saving';
  const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1, words.reasonMissing)) });
  const form = useSchemaForm(schema, {
    errors: state.errors,
    isPending,
    onSubmit: ({ reason }) => onSubmit(reason),
  });
  return (
    <Form form={form} message={state.message} aria-label={submitLabel}>
      <TextField
        name="reason"
        label={copy.reason}
        description={words.reasonHelp}
        maxLength={300}
        isMultiline
        isRequired
        autoFocus
      />
      <Inline gap="sm" justify="end">
        <Button variant="quiet" onPress={onBack}>
          {copy.keep}
        </Button>
        <Button type="submit" tone="danger" isPending={isPending}>
          {submitLabel}
        </Button>
      </Inline>
    </Form>
  );
}
