import { type ReactNode, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFrame, type FieldProps, fieldStyles } from '../Field/index.ts';
import { codeLength, codeOf } from './codeOf.ts';
import * as styles from './OneTimeCode.css.ts';

/** Props of `OneTimeCode`. */
export interface OneTimeCodeProps extends FieldProps {
  /** What to enter: “Code from the e-mail”. */
  label: string;
  /** Name of the value in the form and in its schema. */
  name?: string;
  /** Help that stays visible: where the code was sent. */
  description?: ReactNode;
  /** What is wrong and what to do. Inside `Form` the schema and the server supply it. */
  errorMessage?: string;
  /** Whether it must be filled in. @default true */
  isRequired?: boolean;
  /** Initial digits. */
  defaultValue?: string;
  /** Called with the digits so far. */
  onChange?: (code: string) => void;
  /** Called once all six digits are there. */
  onComplete?: (code: string) => void;
  /** Takes focus when it appears, only if it is the one thing to do. */
  autoFocus?: boolean;
}

const places = Array.from({ length: codeLength }, (_, index) => index);

/** Takes a code of six digits from a message. It accepts pasted spaces, and phones autofill it. */
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
        <FieldFrame {...{ label, description, errorMessage, isRequired }}>
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
