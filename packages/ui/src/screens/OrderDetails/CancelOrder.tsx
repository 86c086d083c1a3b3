import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { orderDetailsCopy } from './OrderDetailsScreen.copy.ts';

const { cancel: copy } = orderDetailsCopy;

/** State of the cancellation of an order. */
export interface CancellationState {
  isPending: boolean;
  /** Error text. */
  message?: string;
}

interface CancelOrderProps {
  number: string;
  cancellation: CancellationState;
  onCancelOrder: () => void;
}

/** Cancels an order that the clinic has not confirmed, after a confirmation dialog. The order then shows its new status. */
export function CancelOrder({ number, cancellation, onCancelOrder }: CancelOrderProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" tone="danger" onPress={() => setIsAsking(true)}>
        {copy.action}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          title={copy.title(number)}
          confirmLabel={copy.action}
          cancelLabel={copy.keep}
          isPending={cancellation.isPending}
          errorMessage={cancellation.message}
          onConfirm={onCancelOrder}
          onCancel={() => setIsAsking(false)}
        >
          {copy.text}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
