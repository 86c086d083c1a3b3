import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFrame, type FieldProps, fieldStyles } from '../Field/index.ts';
import * as styles from './DateTimeFields.css.ts';

/** Props of `DateField` and `TimeField`. */
export interface DateOrTimeFieldProps extends FieldProps {
  /** What to enter, always visible. */
  label: string;
  /** Name of the value in the form and in its schema. */
  name?: string;
  /** Help that stays visible. */
  description?: ReactNode;
  /** What is wrong and what to do. Inside `Form` the schema and the server supply it. */
  errorMessage?: string;
  /** Whether it must be filled in. Others say “(optional)”. */
  isRequired?: boolean;
  /** Earliest choice the browser offers, as `YYYY-MM-DD` or `HH:MM`. The schema still decides. */
  min?: string;
  /** Latest choice the browser offers, as `YYYY-MM-DD` or `HH:MM`. The schema still decides. */
  max?: string;
  /** `YYYY-MM-DD` or `HH:MM` to begin with. */
  defaultValue?: string;
  /** `YYYY-MM-DD` or `HH:MM`, when the parent keeps it. */
  value?: string;
  onChange?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

function NativeField({ type, ...props }: DateOrTimeFieldProps & { type: 'date' | 'time' }) {
  const { label, description, errorMessage, min, max, ref, ...aria } = props;
  return (
    <AriaTextField
      {...aria}
      type={type}
      isInvalid={errorMessage ? true : undefined}
      data-field={aria.name}
      className={fieldStyles.root}
    >
      <FieldFrame {...{ label, description, errorMessage }} isRequired={aria.isRequired}>
        <Input
          ref={ref}
          min={min}
          max={max}
          className={`${fieldStyles.control({ width: 'medium' })} ${styles.input}`}
        />
      </FieldFrame>
    </AriaTextField>
  );
}

/** A calendar day, typed or picked with the browser's own calendar. Its value is `YYYY-MM-DD`, empty while incomplete. */
export function DateField(props: DateOrTimeFieldProps) {
  return <NativeField {...props} type="date" />;
}

/** A time of day without a time zone. Its value is `HH:MM`, empty while incomplete. */
export function TimeField(props: DateOrTimeFieldProps) {
  return <NativeField {...props} type="time" />;
}
