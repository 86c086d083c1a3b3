import { dayInWords, isCivilDate } from '@vitalane/time';
import { type ReactNode, useState } from 'react';
import { boxesOf, dateParts, isoDateOf, wholeDate } from '../DateBoxes/boxes.ts';
import { FieldGroup, type FieldProps, PartInputs } from '../Field/index.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { dateTimeFieldsCopy as copy } from './DateTimeFields.copy.ts';

/** Props of `DateField`. */
export interface DateFieldProps extends FieldProps {
  /** Visible label. */
  label: string;
  /** Name of the field in the form and its schema. */
  name?: string;
  /** Help text, always visible. */
  description?: ReactNode;
  /** Error text. Inside `Form`, the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a value is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** Latest valid date, `YYYY-MM-DD`. A later date is rejected as soon as it is complete. */
  max?: string;
  /** Initial date, `YYYY-MM-DD`. Later changes are ignored, so that they do not overwrite the input. */
  defaultValue?: string;
  /** Called with `YYYY-MM-DD`, or with an empty string while incomplete. */
  onChange?: (value: string) => void;
}

const dayOf = (boxes: Parameters<typeof isoDateOf>[0]) => {
  const day = isoDateOf(boxes);
  return isCivilDate(day) ? day : '';
};

/**
 * Renders a date field, typed day first in every locale or picked from the native calendar. The value is
 * `YYYY-MM-DD`, empty while incomplete.
 */
export function DateField({ name, max, defaultValue, onChange, ...field }: DateFieldProps) {
  const [boxes, setBoxes] = useState(() => boxesOf(defaultValue));
  const day = dayOf(boxes);
  const isEmpty = Object.values(boxes).every((text) => text.trim() === '');
  const change = (next: typeof boxes) => {
    setBoxes(next);
    onChange?.(dayOf(next));
  };
  return (
    <FieldGroup {...field} name={name} finding={max && day > max ? copy.tooLate(dayInWords(max)) : undefined}>
      {(state) => (
        <PartInputs
          {...state}
          name={name}
          parts={dateParts}
          values={boxes}
          whole={wholeDate}
          wholeOf={dayOf}
          unreadable={day === '' && !isEmpty ? copy.incompleteDate : undefined}
          isRequired={field.isRequired}
          onChange={change}
        >
          <CalendarButton
            label={copy.calendar(field.label)}
            day={day}
            max={max}
            onPick={(picked) => change(boxesOf(picked))}
          />
        </PartInputs>
      )}
    </FieldGroup>
  );
}
