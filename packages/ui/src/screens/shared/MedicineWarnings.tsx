import type { ReactNode } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { medicineWarningCopy as copy } from './medicineWarning.copy.ts';
import type { MedicineWarning } from './medicineWarning.types.ts';

interface MedicineWarningsProps {
  warnings: readonly MedicineWarning[];
  /** Something to do about a warning, such as a link. */
  actionsOf?: (warning: MedicineWarning) => ReactNode;
}

/** What is to be asked about a medicine, serious warnings first, each with its source. */
export function MedicineWarnings({ warnings, actionsOf }: MedicineWarningsProps) {
  return warnings.map((warning) => (
    <Banner
      key={warning.code + warning.text}
      tone={warning.level === 'serious' ? 'error' : 'warning'}
      title={warning.level === 'serious' ? copy.serious : undefined}
      actions={actionsOf?.(warning)}
    >
      {warning.text}
      {warning.source ? (
        <Text as="span" size="small" tone="muted">
          {' '}
          {copy.source(warning.source)}
        </Text>
      ) : null}
    </Banner>
  ));
}
