import { type ReactNode, type Ref, useId } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps } from '../Field/index.ts';
import * as styles from './NumberField.css.ts';

/** Props of `NumberField`. */
export interface NumberFieldProps extends FieldProps {
  /** Visible label. */
  label: string;
  /** Unit beside the input, such as “mmHg”. Screen readers announce it with the description. */
  unit?: string;
  /** Name of the field in the form and its schema. */
  name?: string;
  /** Help text, always visible, such as the usual range. */
  description?: ReactNode;
  /** Error text. Inside `Form`, the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a value is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** Whether decimals are allowed. It selects the on-screen keyboard. */
  hasDecimals?: boolean;
  /** Initial text (uncontrolled). */
  defaultValue?: string;
  /** Typed text (controlled). */
  value?: string;
  /** Called with the typed text. The schema converts it to a number. */
  onChange?: (value: string) => void;
  /** Whether to focus it on mount. Only for the single task of a page. */
  autoFocus?: boolean;
  /** Ref to the element, for focus management. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Renders an input for a measured value with its unit. It submits the typed text unchanged, because a field that
 * rounds or clamps would silently change a reading. The schema of the form converts it to a number.
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
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={aria.isRequired}
      >
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
