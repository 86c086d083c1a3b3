import { Badge } from '../../../primitives/Badge/index.ts';
import type { VisitUrgency } from './ConsultationNotes.types.ts';
import { triageCopy } from './triage.copy.ts';

const tones = { emergency: 'danger', today: 'warning', routine: 'neutral' } as const;

/** Shows how soon a patient should be seen. */
export function UrgencyBadge({ urgency }: { urgency: VisitUrgency }) {
  return <Badge tone={tones[urgency]}>{triageCopy.urgencies[urgency]}</Badge>;
}
