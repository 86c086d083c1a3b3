import type { ReactNode } from 'react';
import { CheckboxField as AriaCheckboxField, CheckboxButton } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import * as choiceStyles from '../Field/Choice.css.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { CheckMark, FieldErrorText } from '../Field/index.ts';
import { description as descriptionStyle, words } from './CheckboxField.css.ts';

/** Props of `CheckboxField`. */
export interface CheckboxFieldProps {
  /** Statement that the user confirms: “I have read the terms”. It may contain a `Link`. */
  children: ReactNode;
  /** Name of the field in the form. A ticked box submits “on” (or `value`), an unticked box nothing. */
  name?: string;
  /** Submitted value of a ticked box. @default 'on' */
  value?: string;
  /** Help text, always visible. */
  description?: ReactNode;
  /** Error text. Inside `Form`, the schema and the server supply it. */
  errorMessage?: string;
  /** Whether the box must be ticked. */
  isRequired?: boolean;
  /** Whether the box is initially ticked (uncontrolled). */
  defaultSelected?: boolean;
  /** Whether the box is ticked (controlled). */
  isSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
}

/** Renders a check box that is submitted with its form. For a setting with immediate effect use `Switch`. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { children, description, errorMessage, ...aria } = props;
  return (
    <AriaCheckboxField
      {...aria}
      isInvalid={errorMessage ? true : undefined}
      data-field={aria.name}
      className={fieldStyles.root}
    >
      <CheckboxButton className={choiceStyles.choice()}>
        <CheckMark />
        <span className={words}>{children}</span>
      </CheckboxButton>
      {description ? (
        <Text slot="description" className={descriptionStyle}>
          {description}
        </Text>
      ) : null}
      <FieldErrorText>{errorMessage}</FieldErrorText>
    </AriaCheckboxField>
  );
}
