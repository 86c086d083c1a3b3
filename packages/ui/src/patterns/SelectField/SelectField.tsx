import { type ReactNode, useState } from 'react';
import { type FieldOption, type FieldProps, NativeField, SelectBox } from '../Field/index.ts';
import { selectFieldCopy as copy } from './SelectField.copy.ts';

/** Props of `SelectField`. */
export interface SelectFieldProps extends FieldProps {
  /** What to choose, always visible. */
  label: string;
  /** Name of the value in the form and in its schema. */
  name?: string;
  /** Help that stays visible. */
  description?: ReactNode;
  /** What is wrong and what to do. Inside `Form` the schema and the server supply it. */
  errorMessage?: string;
  /** Whether one must be chosen. Others say “(optional)”. */
  isRequired?: boolean;
  /** What can be chosen, in the order in which it is shown. One with an empty value takes the place of the placeholder. */
  options: readonly FieldOption[];
  /** Value of the option to begin with; empty for none. */
  defaultValue?: string;
  /** Value of the chosen option, when the parent keeps it; empty for none. */
  value?: string;
  /** Called with the value of the chosen option. */
  onChange?: (value: string) => void;
  /** Stands in the box while nothing is chosen. @default 'Choose one' */
  placeholder?: string;
  /** What the browser may choose: `sex`, `country`. */
  autoComplete?: string;
  /** How much belongs in it: `short` a unit, `medium` a name, `full` a sentence. */
  width?: 'full' | 'medium' | 'short';
}

/** A list of the platform's holds text only, so what there is to say of an option stands behind its name. */
const textOf = ({ label, description }: FieldOption) => (description ? `${label} – ${description}` : label);

/**
 * One of a list, in the platform's own control. Up to about five options are better as `ChoiceGroup`, very many as
 * `ComboBox`. Its value in the form is empty while nothing is chosen.
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
          // Not `onChange`: by then the form has put its error away and drawn the field again, with the option before.
          onInput={({ currentTarget }) => {
            setChosen(currentTarget.value);
            onChange?.(currentTarget.value);
          }}
        >
          {hasEmpty ? null : (
            // While it is what is chosen it stays enabled, for a form leaves out what is disabled.
            <option value="" hidden={field.isRequired} disabled={field.isRequired && shown !== ''}>
              {placeholder ?? copy.placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {textOf(option)}
            </option>
          ))}
        </SelectBox>
      )}
    </NativeField>
  );
}
