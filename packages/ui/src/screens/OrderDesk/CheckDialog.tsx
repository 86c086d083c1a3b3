import { useState } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { amountText } from '../shared/amountText.ts';
import { PreviewContent } from '../shared/PreviewDialog.tsx';
import { orderDeskCopy } from './OrderDeskScreen.copy.ts';
import type { CheckState, PrescriptionDecision } from './OrderDeskScreen.types.ts';
import { ReasonForm } from './ReasonForm.tsx';

const { check: copy } = orderDeskCopy;

interface CheckDialogProps {
  state: Exclude<CheckState, { status: 'closed' }>;
  onClose: () => void;
  onDecide: (decision: PrescriptionDecision) => void;
}

/** Shows an uploaded prescription beside what was ordered, for a doctor to release or refuse. */
export function CheckDialog({ state, onClose, onDecide }: CheckDialogProps) {
  const { order, line, preview } = state;
  const ordered = `${line.name}, ${amountText(line.quantity, line.unit)}`;
  return (
    <Dialog isOpen size="md" title={copy.title(line.name)} onClose={onClose}>
      <Stack gap="md">
        <Text weight="medium">
          {copy.ordered(ordered, order.patientName ?? orderDeskCopy.unknownPatient)}
        </Text>
        <PreviewContent preview={preview} />
        {preview.status === 'ready' ? <Decision state={state} onDecide={onDecide} /> : null}
      </Stack>
    </Dialog>
  );
}

/** Offers a decision, which a doctor takes after seeing the prescription. */
function Decision({ state, onDecide }: Omit<CheckDialogProps, 'onClose'>) {
  const [isRefusing, setRefusing] = useState(false);
  if (isRefusing) {
    return (
      <ReasonForm
        state={state}
        words={copy}
        submitLabel={copy.refuseNow}
        onSubmit={(reason) => onDecide({ decision: 'refused', reason })}
        onBack={() => setRefusing(false)}
      />
    );
  }
  return (
    <>
      <Text size="small" tone="muted">
        {copy.help}
      </Text>
      {state.message ? <Banner tone="error">{state.message}</Banner> : null}
      <Inline gap="sm" justify="end">
        <Button variant="quiet" tone="danger" onPress={() => setRefusing(true)}>
          {copy.refuse}
        </Button>
        <Button isPending={state.status === 'saving'} onPress={() => onDecide({ decision: 'released' })}>
          {copy.release}
        </Button>
      </Inline>
    </>
  );
}
