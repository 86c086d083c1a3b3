import { type ReactNode, type Ref, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Button } from '../../primitives/Button/index.ts';
import { FieldFrame, type FieldProps, fieldStyles } from '../Field/index.ts';
import { passwordFieldCopy as copy } from './PasswordField.copy.ts';
import * as styles from './PasswordField.css.ts';

/** Props of `PasswordField`. */
export interface PasswordFieldProps extends FieldProps {
  /** What to enter, always visible. */
  label: string;
  /** `new-password` lets the browser propose one. */
  autoComplete: 'current-password' | 'new-password';
  /** Name of the value in the form and in its schema. */
  name?: string;
  /** Help that stays visible: what a password needs. */
  description?: ReactNode;
  /** What is wrong and what to do. Inside `Form` the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a value is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** Called with the password as typed. */
  onChange?: (value: string) => void;
  /** Takes focus when it appears, only if it is the one thing to do. */
  autoFocus?: boolean;
  /** The element itself, to move focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** A secret that can be shown while typing. Pasting is allowed. */
export function PasswordField({ label, description, errorMessage, ref, ...aria }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const reveal = isShown ? copy.hide : copy.show;
  return (
    <AriaTextField
      {...aria}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      isInvalid={errorMessage ? true : undefined}
      data-field={aria.name}
      className={fieldStyles.root}
    >
      <FieldFrame {...{ label, description, errorMessage }} isRequired={aria.isRequired}>
        <div className={styles.row}>
          <Input ref={ref} className={`${fieldStyles.control()} ${styles.input}`} />
          <div className={styles.reveal}>
            <Button variant="quiet" size="sm" aria-label={reveal.name} onPress={() => setIsShown(!isShown)}>
              {reveal.text}
            </Button>
          </div>
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
