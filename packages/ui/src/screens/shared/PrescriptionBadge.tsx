import { Badge, type BadgeProps } from '../../primitives/Badge/index.ts';
import { orderCopy as copy } from './order.copy.ts';
import type { PrescriptionState } from './order.types.ts';

const tones: Readonly<Record<PrescriptionState, BadgeProps['tone']>> = {
  awaited: 'warning',
  uploaded: 'info',
  released: 'success',
  refused: 'danger',
};

/** Shows where the prescription of a medicine stands. */
export function PrescriptionBadge({ state }: { state: PrescriptionState }) {
  return <Badge tone={tones[state]}>{copy.prescriptionStates[state]}</Badge>;
}
