import { ChoiceGroup } from '../../../patterns/ChoiceGroup/index.ts';
import type { FieldOption } from '../../../patterns/Field/index.ts';
import { alertsCopy as copy } from './alerts.copy.ts';

interface FeltSymptomsProps {
  options: readonly FieldOption[];
  chosen: readonly string[];
  onChange: (codes: readonly string[]) => void;
}

/** Asks what is felt with a value that waits for an answer. */
export function FeltSymptoms({ options, chosen, onChange }: FeltSymptomsProps) {
  return <ChoiceGroup isMultiple label={copy.symptoms} options={options} value={chosen} {...{ onChange }} />;
}
