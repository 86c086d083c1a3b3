import { ComboBox } from '../../patterns/ComboBox/index.ts';
import type { FieldOption } from '../../patterns/Field/index.ts';
import { mapRemote, type Remote } from '../../patterns/RemoteView/index.ts';
import { stepperCopy } from './MedicationStepperScreen.copy.ts';
import type { FoundMedicine } from './MedicationStepperScreen.types.ts';

const { search: copy } = stepperCopy;

interface SearchStepProps {
  name: string;
  /** Text with which the search begins; empty without one. */
  query: string;
  /** Results for the current text. */
  found: Remote<readonly FoundMedicine[]>;
  problem?: string;
  onSearch: (text: string) => void;
  onSelectMedicine: (id: string) => void;
}

const toOption = ({ id, name, brand }: FoundMedicine): FieldOption => ({
  value: id,
  label: name,
  ...(brand && { description: brand }),
});

/** Renders step 1: a medicine of the catalogue, or any name. */
export function SearchStep({ name, query, found, problem, onSearch, onSelectMedicine }: SearchStepProps) {
  const text = name || query;
  return (
    <ComboBox
      name="name"
      label={copy.label}
      description={copy.help}
      errorMessage={problem}
      options={mapRemote(found, (medicines) => medicines.map(toOption))}
      defaultOption={text ? { value: text, label: text } : undefined}
      onInputChange={onSearch}
      onChange={(option) => {
        if (option) onSelectMedicine(option.value);
      }}
      promptText={copy.prompt}
      emptyText={copy.empty}
      isOpenedByOptions={query !== ''}
      allowsCustomValue
      isRequired
    />
  );
}
