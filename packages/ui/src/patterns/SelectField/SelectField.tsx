import { type ReactNode, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { ChevronDownIcon } from '../../icons/index.ts';
import {
  FieldFrame,
  type FieldOption,
  type FieldProps,
  fieldStyles,
  listStyles,
  OptionItem,
  tellForm,
} from '../Field/index.ts';
import { selectFieldCopy as copy } from './SelectField.copy.ts';
import * as styles from './SelectField.css.ts';

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
  /** What can be chosen, in the order in which it is shown. */
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

const keyOf = (value: string | undefined) => (value === undefined ? undefined : value || null);

/**
 * One of a list, behind a button. Up to about five options are better as `ChoiceGroup`, very many as `ComboBox`.
 * Its value in the form is empty while nothing is chosen.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, description, errorMessage, options, value, defaultValue, onChange, width, ...aria } = props;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Select
      {...aria}
      placeholder={aria.placeholder ?? copy.placeholder}
      value={keyOf(value)}
      defaultValue={keyOf(defaultValue)}
      onChange={(key) => {
        onChange?.(key === null ? '' : String(key));
        tellForm(button.current);
      }}
      isInvalid={errorMessage ? true : undefined}
      data-field={aria.name}
      className={fieldStyles.root}
    >
      <FieldFrame {...{ label, description, errorMessage }} isRequired={aria.isRequired}>
        <AriaButton ref={button} className={`${fieldStyles.control({ width })} ${styles.button}`}>
          <SelectValue className={styles.value}>
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <ChevronDownIcon size={20} className={styles.arrow} />
        </AriaButton>
      </FieldFrame>
      <Popover className={listStyles.popover} offset={4}>
        <ListBox className={listStyles.list}>
          {options.map((option) => (
            <OptionItem key={option.value} option={option} />
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
