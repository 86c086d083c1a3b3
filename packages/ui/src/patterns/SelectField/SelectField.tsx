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
  /** Whether a choice is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** What can be chosen, in the order in which it is shown. One with an empty value takes the place of the placeholder. */
  options: readonly FieldOption[];
  /** Initial value of the option; empty for none. */
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

/** Returns the text of an option with its description, because a native list holds text only. */
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
          // Not `onChange`: by then the form has cleared its error and rendered the field again with the
          // previous option.
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
