import { type ReactNode, type Ref, useId } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFrame, type FieldProps, fieldStyles } from '../Field/index.ts';
import * as styles from './NumberField.css.ts';

/** Props of `NumberField`. */
export interface NumberFieldProps extends FieldProps {
  /** What to enter, always visible. */
  label: string;
  /** The unit beside the box, such as “mmHg”; read with the description. */
  unit?: string;
  /** Name of the value in the form and in its schema. */
  name?: string;
  /** Help that stays visible, such as the usual range. */
  description?: ReactNode;
  /** What is wrong and what to do. Inside `Form` the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a value is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** Whether parts of one belong to it: chooses the keyboard on a phone. */
  hasDecimals?: boolean;
  /** Initial figure, as a person would type it. */
  defaultValue?: string;
  /** The typed text, when the parent keeps it. */
  value?: string;
  /** Called with the text as typed; the schema makes a number of it. */
  onChange?: (value: string) => void;
  /** Takes focus when it appears, only if it is the one thing to do. */
  autoFocus?: boolean;
  /** The element itself, to move focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Holds a measured value with its unit. It submits the exact input as text: a field that rounds or clamps
 * would silently change a reading. The schema of the form converts it to a number.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, unit, description, errorMessage, hasDecimals = false, ref, ...aria } = props;
  const unitId = useId();
  return (
    <AriaTextField
      {...aria}
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-describedby={unit ? unitId : undefined}
      isInvalid={errorMessage ? true : undefined}
      data-field={aria.name}
      className={fieldStyles.root}
    >
      <FieldFrame {...{ label, description, errorMessage }} isRequired={aria.isRequired}>
        <div className={styles.row}>
          <Input ref={ref} className={`${fieldStyles.control()} ${styles.figure}`} />
          {unit ? (
            <span id={unitId} className={styles.unit}>
              {unit}
            </span>
          ) : null}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
