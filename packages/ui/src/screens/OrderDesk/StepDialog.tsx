import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { orderDeskCopy as copy } from './OrderDeskScreen.copy.ts';
import type { StepState } from './OrderDeskScreen.types.ts';
import { ReasonForm } from './ReasonForm.tsx';

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
  if (to === 'cancelled')
    return <CancelDialog state={state} onClose={onClose} onConfirmStep={onConfirmStep} />;
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

function CancelDialog({ state, onClose, onConfirmStep }: StepDialogProps) {
  const words = copy.steps.cancelled;
  return (
    <Dialog isOpen title={words.title(state.order.number)} onClose={onClose}>
      <Stack gap="md">
        <Text>{words.text}</Text>
        <ReasonForm
          state={state}
          words={copy}
          submitLabel={words.confirm}
          onSubmit={onConfirmStep}
          onBack={onClose}
        />
      </Stack>
    </Dialog>
  );
}
