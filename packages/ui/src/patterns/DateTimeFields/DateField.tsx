import { dayInWords } from '@vitalane/time';
import { type ReactNode, useState } from 'react';
import { type FieldProps, NativeField } from '../Field/index.ts';
import { dateTimeFieldsCopy as copy } from './DateTimeFields.copy.ts';
import { DateTimeInput } from './DateTimeInput.tsx';

/** Props of `DateField`. */
export interface DateFieldProps extends FieldProps {
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
  /** Latest sensible day, `YYYY-MM-DD`; a later one is refused as soon as it is complete. */
  max?: string;
  /** Day to begin with, `YYYY-MM-DD`. */
  defaultValue?: string;
  /** Called with `YYYY-MM-DD`, or with nothing while incomplete. */
  onChange?: (value: string) => void;
}

/** Without a latest day a browser takes years of six digits, and continues waiting for the fifth. */
const lastDay = '9999-12-31';

/** A calendar day in the platform's own control, typed or picked. Its value is `YYYY-MM-DD`, empty while incomplete. */
export function DateField(props: DateFieldProps) {
  const { max = lastDay, defaultValue = '', onChange, ...field } = props;
  const [day, setDay] = useState(defaultValue);
  return (
    <NativeField {...field} finding={day > max ? copy.tooLate(dayInWords(max)) : undefined}>
      {(control) => (
        <DateTimeInput
          type="date"
          {...{ control, max, defaultValue }}
          incomplete={copy.incompleteDate}
          onChange={(value) => {
            setDay(value);
            onChange?.(value);
          }}
        />
      )}
    </NativeField>
  );
}
