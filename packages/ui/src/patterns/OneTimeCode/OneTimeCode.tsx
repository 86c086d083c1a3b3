import { type ReactNode, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps } from '../Field/index.ts';
import { codeLength, codeOf } from './codeOf.ts';
import * as styles from './OneTimeCode.css.ts';

/** Props of `OneTimeCode`. */
export interface OneTimeCodeProps extends FieldProps {
  /** Visible label: “Code from the e-mail”. */
  label: string;
  /** Name of the field in the form and its schema. */
  name?: string;
  /** Help text, always visible: where the code was sent. */
  description?: ReactNode;
  /** Error text. Inside `Form`, the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a code is required. @default true */
  isRequired?: boolean;
  /** Initial digits. */
  defaultValue?: string;
  /** Called with the current digits on every change. */
  onChange?: (code: string) => void;
  /** Called when all six digits are entered. */
  onComplete?: (code: string) => void;
  /** Whether to focus it on mount. Only for the single task of a page. */
  autoFocus?: boolean;
}

const places = Array.from({ length: codeLength }, (_, index) => index);

/** Renders an input for a six-digit code. It ignores spaces in pasted text and supports autofill from messages. */
export function OneTimeCode(props: OneTimeCodeProps) {
  const { label, description, errorMessage, isRequired = true, defaultValue = '', ...rest } = props;
  const { onChange, onComplete, ...aria } = rest;
  const [code, setCode] = useState(codeOf(defaultValue));
  const change = (text: string) => {
    const next = codeOf(text);
    setCode(next);
    onChange?.(next);
    if (next.length === codeLength && next !== code) onComplete?.(next);
  };
  return (
    <AriaTextField
      {...aria}
      isRequired={isRequired}
      value={code}
      onChange={change}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck="false"
      isInvalid={errorMessage ? true : undefined}
      data-field={aria.name}
      className={fieldStyles.root}
    >
      {({ isInvalid }) => (
        <FieldFrame
          label={label}
          description={description}
          errorMessage={errorMessage}
          isRequired={isRequired}
        >
          <div className={styles.frame}>
            {places.map((place) => (
              <span
                key={place}
                aria-hidden="true"
                className={styles.digit({ isNext: place === code.length, isInvalid })}
              >
                {code[place]}
              </span>
            ))}
            <Input className={styles.input} />
          </div>
        </FieldFrame>
      )}
    </AriaTextField>
  );
}
