import type { ReactNode } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { medicineWarningCopy as copy } from './medicineWarning.copy.ts';
import type { MedicineWarning } from './medicineWarning.types.ts';

interface MedicineWarningsProps {
  warnings: readonly MedicineWarning[];
  /** Returns the actions of a warning, such as a link. */
  actionsOf?: (warning: MedicineWarning) => ReactNode;
  /** Title of a serious warning. */
  seriousTitle?: string;
  /** Quotes the text for a reader other than the patient. */
  quote?: (text: string) => string;
}

/** Lists the warnings about a medicine with their sources, serious ones first. */
export function MedicineWarnings({
  warnings,
  actionsOf,
  seriousTitle = copy.serious,
  quote = (text) => text,
}: MedicineWarningsProps) {
  return warnings.map((warning) => (
    <Banner
      key={warning.code + warning.text}
      tone={warning.level === 'serious' ? 'error' : 'warning'}
      title={warning.level === 'serious' ? seriousTitle : undefined}
      actions={actionsOf?.(warning)}
    >
      {quote(warning.text)}
      {warning.source ? (
        <Text as="span" size="small" tone="muted">
          {' '}
          {copy.source(warning.source)}
        </Text>
      ) : null}
    </Banner>
  ));
}
