import * as z from 'zod/mini';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { orderDeskCopy as copy } from './OrderDeskScreen.copy.ts';
import type { StepState } from './OrderDeskScreen.types.ts';

interface StepDialogProps {
  state: Exclude<StepState, { status: 'closed' }>;
  onClose: () => void;
  /** Called with a reason for a cancellation only. */
  onConfirmStep: (reason?: string) => void;
}

/** Asks for confirmation before the status changes. A cancellation requires a reason. */
export function StepDialog({ state, onClose, onConfirmStep }: StepDialogProps) {
  const { order, to, status, message } = state;
  const words = copy.steps[to];
  if (to === 'cancelled') return <CancelDialog {...{ state, onClose, onConfirmStep }} />;
  return (
    <ConfirmDialog
      isOpen
      tone="accent"
      title={words.title(order.number)}
      confirmLabel={words.confirm}
      cancelLabel={copy.keep}
      isPending={status === 'saving'}
      errorMessage={message}
      onConfirm={() => onConfirmStep()}
      onCancel={onClose}
    >
      {words.text}
    </ConfirmDialog>
  );
}

const reasonSchema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, copy.reasonMissing)),
});

function CancelDialog({ state, onClose, onConfirmStep }: StepDialogProps) {
  const isPending = state.status === 'saving';
  const words = copy.steps.cancelled;
  const form = useSchemaForm(reasonSchema, {
    errors: state.errors,
    isPending,
    onSubmit: ({ reason }) => onConfirmStep(reason),
  });
  return (
    <Dialog isOpen title={words.title(state.order.number)} onClose={onClose}>
      <Stack gap="md">
        <Text>{words.text}</Text>
        <Form form={form} message={state.message} aria-label={words.confirm}>
          <TextField
            name="reason"
            label={copy.reason}
            description={copy.reasonHelp}
            maxLength={300}
            isMultiline
            isRequired
          />
          <Inline gap="sm" justify="end">
            <Button variant="quiet" onPress={onClose}>
              {copy.keep}
            </Button>
            <Button type="submit" tone="danger" isPending={isPending}>
              {words.confirm}
            </Button>
          </Inline>
        </Form>
      </Stack>
    </Dialog>
  );
}
