import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps } from '../Field/index.ts';

/** Props of `TextField`. */
export interface TextFieldProps extends FieldProps {
  /** Visible label. */
  label: string;
  /** Name of the field in the form and its schema. */
  name?: string;
  /** Help text, always visible: a format, where to find it. */
  description?: ReactNode;
  /** Error text. Inside `Form`, the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a value is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** Input type, which selects the on-screen keyboard. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  /** On-screen keyboard where `type` does not select it, such as `numeric` for a code. @default that of `type` */
  inputMode?: 'text' | 'numeric' | 'decimal';
  /** Value of the `autocomplete` attribute: `email`, `name`, `one-time-code`, `off`. */
  autoComplete?: string;
  /** Initial text (uncontrolled). */
  defaultValue?: string;
  /** Text (controlled). */
  value?: string;
  /** Called with the typed text. */
  onChange?: (value: string) => void;
  /** Maximum number of characters. */
  maxLength?: number;
  /** Width by the expected value: `short` for a code, `medium` for a name, `full` for a sentence. @default 'full' */
  width?: 'full' | 'medium' | 'short';
  /** Whether the input has several lines. */
  isMultiline?: boolean;
  /** Height of a multiline input in lines. @default 4 */
  rows?: number;
  /** Whether the text can be read and copied but not edited. */
  isReadOnly?: boolean;
  /** Whether to focus it on mount. Only for the single task of a page. */
  autoFocus?: boolean;
  /** Ref to the element, for focus management. */
  ref?: Ref<HTMLInputElement>;
}

/** Renders a text input. For a measured value use `NumberField`, for a password `PasswordField`. */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, width, isMultiline, rows = 4, ref, ...aria } = props;
  const className = fieldStyles.control({ width });
  return (
    <AriaTextField
      {...aria}
      isInvalid={errorMessage ? true : undefined}
      data-field={aria.name}
      className={fieldStyles.root}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={aria.isRequired}
      >
        {isMultiline ? (
          <TextArea className={className} rows={rows} />
        ) : (
          <Input ref={ref} className={className} />
        )}
      </FieldFrame>
    </AriaTextField>
  );
}
