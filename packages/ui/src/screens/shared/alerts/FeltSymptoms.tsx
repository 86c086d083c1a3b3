import { ChoiceGroup } from '../../../patterns/ChoiceGroup/index.ts';
import type { FieldOption } from '../../../patterns/Field/index.ts';
import type { ValueAdvice } from '../UrgentAdvice.tsx';
import { alertsCopy as copy } from './alerts.copy.ts';
import { SymptomAdvice } from './SymptomAdvice.tsx';

interface FeltSymptomsProps {
  options: readonly FieldOption[];
  chosen: readonly string[];
  /** Advice that the last chosen symptom brings. */
  changed?: { code: string; advice: ValueAdvice };
  onChange: (codes: readonly string[]) => void;
}

/** Asks what is felt with a value that waits for an answer, and answers at once. */
export function FeltSymptoms({ options, chosen, changed, onChange }: FeltSymptomsProps) {
  return (
    <ChoiceGroup
      isMultiple
      label={copy.symptoms}
      options={options}
      value={chosen}
      onChange={onChange}
      noteOf={(code) => (code === changed?.code ? <SymptomAdvice {...changed.advice} /> : null)}
    />
  );
}
