import { type ReactNode, type Ref, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Button } from '../../primitives/Button/index.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps } from '../Field/index.ts';
import { passwordFieldCopy as copy } from './PasswordField.copy.ts';
import * as styles from './PasswordField.css.ts';

/** Props of `PasswordField`. */
export interface PasswordFieldProps extends FieldProps {
  /** Visible label. */
  label: string;
  /** `new-password` lets the browser suggest a password. */
  autoComplete: 'current-password' | 'new-password';
  /** Name of the field in the form and its schema. */
  name?: string;
  /** Help text, always visible: the password rules. */
  description?: ReactNode;
  /** Error text. Inside `Form`, the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a value is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** Called with the typed password. */
  onChange?: (value: string) => void;
  /** Whether to focus it on mount. Only for the single task of a page. */
  autoFocus?: boolean;
  /** Ref to the element, for focus management. */
  ref?: Ref<HTMLInputElement>;
}

/** Renders a password input that can show its text. Pasting is allowed. */
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
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={aria.isRequired}
      >
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
