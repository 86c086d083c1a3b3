import type { ReactNode } from 'react';
import { CheckboxField as AriaCheckboxField, CheckboxButton } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { CheckMark, choiceStyles, FieldErrorText, fieldStyles } from '../Field/index.ts';
import { description as descriptionStyle, words } from './CheckboxField.css.ts';

/** Props of `CheckboxField`. */
export interface CheckboxFieldProps {
  /** What is agreed to or true: “I have read the terms”. May hold a `Link`. */
  children: ReactNode;
  /** Name of the value in the form; ticked is sent as “on” (or `value`), not ticked not at all. */
  name?: string;
  /** What a ticked box is sent as. @default 'on' */
  value?: string;
  /** Help that stays visible. */
  description?: ReactNode;
  /** What is wrong and what to do. Inside `Form` the schema and the server supply it. */
  errorMessage?: string;
  /** Whether it must be ticked. */
  isRequired?: boolean;
  /** Whether it begins ticked. */
  defaultSelected?: boolean;
  /** Whether it is ticked, when the parent keeps it. */
  isSelected?: boolean;
  /** Called with whether it is ticked now. */
  onChange?: (isSelected: boolean) => void;
}

/** One yes or no that is sent with its form. For a setting that takes effect at once use `Switch`. */
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
