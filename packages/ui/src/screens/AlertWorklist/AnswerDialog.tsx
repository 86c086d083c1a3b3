import * as z from 'zod/mini';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { worklistCopy as copy } from './AlertWorklistScreen.copy.ts';
import type { AnswerState } from './AlertWorklistScreen.types.ts';

const noteSchema = z.object({ note: z.string().check(z.trim(), z.minLength(1, copy.noteMissing)) });

interface AnswerDialogProps {
  state: Exclude<AnswerState, { status: 'closed' }>;
  onCancel: () => void;
  onConfirm: (note: string) => void;
}

/** Asks for the note to the patient. */
export function AnswerDialog({ state, onCancel, onConfirm }: AnswerDialogProps) {
  const isPending = state.status === 'saving';
  const words = copy.steps[state.step];
  const form = useSchemaForm(noteSchema, { isPending, onSubmit: ({ note }) => onConfirm(note) });
  return (
    <Dialog isOpen title={words.title} onClose={onCancel}>
      <Stack gap="md">
        <Text weight="medium">{state.entry.fullName}</Text>
        <Text>{state.entry.alert.reason}</Text>
        <Form form={form} message={state.message} aria-label={words.title}>
          <TextField
            name="note"
            label={copy.note}
            description={copy.noteHelp}
            maxLength={2000}
            isMultiline
            isRequired
          />
          <Inline gap="sm" justify="end">
            <Button variant="quiet" onPress={onCancel}>
              {copy.cancel}
            </Button>
            <Button type="submit" isPending={isPending}>
              {words.confirm}
            </Button>
          </Inline>
        </Form>
      </Stack>
    </Dialog>
  );
}
