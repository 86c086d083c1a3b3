import { type ReactNode, useState } from 'react';
import { FieldGroup, type FieldProps, PartInputs } from '../Field/index.ts';
import { birthDateParts, boxesOf, dateParts, isoDateOf, isPartial, wholeDate } from './boxes.ts';
import { dateBoxesCopy as copy } from './DateBoxes.copy.ts';

/** Props of `DateBoxes`. */
export interface DateBoxesProps extends FieldProps {
  /** What to enter, always visible. */
  label: string;
  /** Name of the value in the form and in its schema. */
  name?: string;
  /** Help that stays visible. @default 'For example, 27 3 1964' */
  description?: ReactNode;
  /** What is wrong and what to do. Inside `Form` the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a value is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** Initial day, `YYYY-MM-DD`. */
  defaultValue?: string;
  /** Called with `YYYY-MM-DD`, or with nothing while a box is empty. */
  onChange?: (value: string) => void;
  /** Whether it is the person's own birth date, which the browser may know. */
  isBirthDate?: boolean;
}

/**
 * A day that people know by heart, such as a birth date, in three boxes; a calendar would be far to turn back.
 * Its value is `YYYY-MM-DD`, empty while a box is empty. A day that does not exist comes as typed, for the schema to refuse.
 */
export function DateBoxes(props: DateBoxesProps) {
  const { name, defaultValue, onChange, isBirthDate, description = copy.example, ...field } = props;
  const [boxes, setBoxes] = useState(() => boxesOf(defaultValue));
  return (
    <FieldGroup {...field} {...{ name, description }}>
      {(state) => (
        <PartInputs
          {...state}
          name={name}
          parts={isBirthDate ? birthDateParts : dateParts}
          values={boxes}
          whole={wholeDate}
          wholeOf={isoDateOf}
          unreadable={isPartial(boxes) ? copy.incomplete : undefined}
          isRequired={field.isRequired}
          onChange={(next) => {
            setBoxes(next);
            onChange?.(isoDateOf(next));
          }}
        />
      )}
    </FieldGroup>
  );
}
