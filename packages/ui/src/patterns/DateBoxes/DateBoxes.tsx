import { type ReactNode, useState } from 'react';
import { FieldGroup, type FieldProps, PartInputs } from '../Field/index.ts';
import { birthDateParts, boxesOf, dateParts, isoDateOf, isPartial, wholeDate } from './boxes.ts';
import { dateBoxesCopy as copy } from './DateBoxes.copy.ts';

/** Props of `DateBoxes`. */
export interface DateBoxesProps extends FieldProps {
  /** Visible label. */
  label: string;
  /** Name of the field in the form and its schema. */
  name?: string;
  /** Help text, always visible. @default 'For example, 27 3 1964' */
  description?: ReactNode;
  /** Error text. Inside `Form`, the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a value is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** Initial date, `YYYY-MM-DD`. */
  defaultValue?: string;
  /** Called with `YYYY-MM-DD`, or with an empty string while a box is empty. */
  onChange?: (value: string) => void;
  /** Whether it is the user's own birth date, which the browser may autofill. */
  isBirthDate?: boolean;
}

/**
 * Renders three boxes for a memorised date, such as a birth date that a calendar picker would reach slowly.
 * The value is `YYYY-MM-DD`, empty while a box is empty. A non-existent date is passed on as typed, for the schema
 * to reject.
 */
export function DateBoxes(props: DateBoxesProps) {
  const { name, defaultValue, onChange, isBirthDate, description = copy.example, ...field } = props;
  const [boxes, setBoxes] = useState(() => boxesOf(defaultValue));
  return (
    <FieldGroup {...field} name={name} description={description}>
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
