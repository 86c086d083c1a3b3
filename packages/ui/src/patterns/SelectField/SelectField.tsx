import { type ReactNode, useState } from 'react';
import { type FieldOption, type FieldProps, NativeField, SelectBox } from '../Field/index.ts';
import { selectFieldCopy as copy } from './SelectField.copy.ts';

/** Props of `SelectField`. */
export interface SelectFieldProps extends FieldProps {
  /** Visible label. */
  label: string;
  /** Name of the field in the form and its schema. */
  name?: string;
  /** Help text, always visible. */
  description?: ReactNode;
  /** Error text. Inside `Form`, the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a selection is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** Options in display order. An option with an empty value replaces the placeholder. */
  options: readonly FieldOption[];
  /** Initially selected value (uncontrolled). Empty for none. */
  defaultValue?: string;
  /** Value of the selected option (controlled). Empty for none. */
  value?: string;
  /** Called with the value of the selected option. */
  onChange?: (value: string) => void;
  /** Text while nothing is selected. @default 'Choose one' */
  placeholder?: string;
  /** Value of the `autocomplete` attribute: `sex`, `country`. */
  autoComplete?: string;
  /** Width by the expected value: `short` for a unit, `medium` for a name, `full` for a sentence. @default 'full' */
  width?: 'full' | 'medium' | 'short';
}

/** Returns the label of an option with its description, because native options hold text only. */
const textOf = ({ label, description }: FieldOption) => (description ? `${label} – ${description}` : label);

/**
 * Renders a native select. For up to about five options use `ChoiceGroup`, for many options `ComboBox`. The
 * submitted value is empty while nothing is selected.
 */
export function SelectField(props: SelectFieldProps) {
  const { options, value, defaultValue = '', onChange, placeholder, autoComplete, width, ...field } = props;
  const [chosen, setChosen] = useState(defaultValue);
  const known = options.some((option) => option.value === (value ?? chosen));
  const shown = known ? (value ?? chosen) : '';
  const hasEmpty = options.some((option) => option.value === '');
  return (
    <NativeField {...field}>
      {(control) => (
        <SelectBox
          {...control}
          width={width}
          autoComplete={autoComplete}
          value={shown}
          // Not `onChange`: by then the form has cleared its error and rendered the field again with the previous
          // option.
          onInput={({ currentTarget }) => {
            setChosen(currentTarget.value);
            onChange?.(currentTarget.value);
          }}
        >
          {hasEmpty ? null : (
            // The selected option stays enabled, because a form omits disabled options.
            <option value="" hidden={field.isRequired} disabled={field.isRequired && shown !== ''}>
              {placeholder ?? copy.placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {textOf(option)}
            </option>
          ))}
        </SelectBox>
      )}
    </NativeField>
  );
}
