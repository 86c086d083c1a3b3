import { Text } from '../../../primitives/Text/index.ts';
import { medicineWarningCopy } from '../medicineWarning.copy.ts';
import type { DoseEntry } from './dose.types.ts';

/** What to ask a doctor before a dose is taken; nothing once it was taken or skipped. */
export function DoseWarning({ dose: { status, warning } }: { dose: DoseEntry }) {
  if (status !== 'open' || warning === null) return null;
  return (
    <Text as="div" size="small" tone="danger">
      <strong>{medicineWarningCopy.serious}:</strong> {warning}
    </Text>
  );
}
