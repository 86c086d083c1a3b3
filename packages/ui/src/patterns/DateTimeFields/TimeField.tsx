import type { ReactNode } from 'react';
import { type FieldProps, NativeField } from '../Field/index.ts';
import { dateTimeFieldsCopy as copy } from './DateTimeFields.copy.ts';
import { DateTimeInput } from './DateTimeInput.tsx';
import { hourAndMinute } from './dateText.ts';

/** Props of `TimeField`. */
export interface TimeFieldProps extends FieldProps {
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
  /** Time to begin with, `HH:MM`. */
  defaultValue?: string;
  /** Called with `HH:MM`, or with nothing while incomplete. */
  onChange?: (value: string) => void;
}

/**
 * A time of day from 00:00 to 23:59 in the platform's own control, without a time zone. Its value is `HH:MM`, empty while
 * incomplete; whether people see 24 hours or a.m. and p.m. is their machine's setting.
 */
export function TimeField(props: TimeFieldProps) {
  const { defaultValue = '', onChange, ...field } = props;
  return (
    <NativeField {...field}>
      {(control) => (
        <DateTimeInput
          type="time"
          control={control}
          defaultValue={hourAndMinute(defaultValue)}
          incomplete={copy.incompleteTime}
          onChange={(value) => onChange?.(hourAndMinute(value))}
        />
      )}
    </NativeField>
  );
}
