import { dayInWords, isCivilDate } from '@vitalane/time';
import { type ReactNode, useState } from 'react';
import { boxesOf, dateParts, isoDateOf, wholeDate } from '../DateBoxes/boxes.ts';
import { FieldGroup, type FieldProps, PartInputs } from '../Field/index.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { dateTimeFieldsCopy as copy } from './DateTimeFields.copy.ts';

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
  /** Whether a value is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** Latest sensible day, `YYYY-MM-DD`; a later one is refused as soon as it is complete. */
  max?: string;
  /** Initial day, `YYYY-MM-DD`. Later changes are ignored, so that the input stays. */
  defaultValue?: string;
  /** Called with `YYYY-MM-DD`, or with nothing while incomplete. */
  onChange?: (value: string) => void;
}

const dayOf = (boxes: Parameters<typeof isoDateOf>[0]) => {
  const day = isoDateOf(boxes);
  return isCivilDate(day) ? day : '';
};

/**
 * A calendar day, typed day first on every machine or picked from the platform's calendar. Its value is `YYYY-MM-DD`, empty
 * while incomplete.
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
            {...{ day, max }}
            onPick={(picked) => change(boxesOf(picked))}
          />
        </PartInputs>
      )}
    </FieldGroup>
  );
}
