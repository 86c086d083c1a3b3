import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFrame, type FieldProps, fieldStyles } from '../Field/index.ts';

/** Props of `TextField`. */
export interface TextFieldProps extends FieldProps {
  /** What to enter, always visible. */
  label: string;
  /** Name of the value in the form and in its schema. */
  name?: string;
  /** Help that stays visible: a format, where to find it. */
  description?: ReactNode;
  /** What is wrong and what to do. Inside `Form` the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a value is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** Chooses the keyboard on a phone. */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  /** Chooses the keyboard where `type` does not, such as `numeric` for a code. */
  inputMode?: 'text' | 'numeric' | 'decimal';
  /** What the browser may fill in: `email`, `name`, `one-time-code`, `off`. */
  autoComplete?: string;
  /** Initial text. */
  defaultValue?: string;
  /** The text, when the parent keeps it. */
  value?: string;
  /** Called with the text as typed. */
  onChange?: (value: string) => void;
  /** Most characters that can be typed. */
  maxLength?: number;
  /** How much belongs in it: `short` a code, `medium` a name, `full` a sentence. */
  width?: 'full' | 'medium' | 'short';
  /** Several lines. */
  isMultiline?: boolean;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean;
  /** Takes focus when it appears, only if it is the one thing to do. */
  autoFocus?: boolean;
  /** The element itself, to move focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** One text. For a measured value use `NumberField`, for a secret `PasswordField`. */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, width, isMultiline, ref, ...aria } = props;
  const className = fieldStyles.control({ width });
  return (
    <AriaTextField
      {...aria}
      isInvalid={errorMessage ? true : undefined}
      data-field={aria.name}
      className={fieldStyles.root}
    >
      <FieldFrame {...{ label, description, errorMessage }} isRequired={aria.isRequired}>
        {isMultiline ? (
          <TextArea className={className} rows={4} />
        ) : (
          <Input ref={ref} className={className} />
        )}
      </FieldFrame>
    </AriaTextField>
  );
}
