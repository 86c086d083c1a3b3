import { Text } from '../../../primitives/Text/index.ts';
import { medicineWarningCopy } from '../medicineWarning.copy.ts';
import * as styles from './dose.css.ts';
import type { DoseEntry } from './dose.types.ts';

/** Shows the warning about a dose. Renders nothing once the dose is taken or skipped. */
export function DoseWarning({ dose: { status, warning } }: { dose: DoseEntry }) {
  if (status !== 'open' || warning === null) return null;
  return (
    <div className={styles.doseWarning}>
      <Text as="div" size="small" tone="danger">
        <strong>{medicineWarningCopy.serious}:</strong> {warning}
      </Text>
    </div>
  );
}
