import { type ReactNode, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldGroup, type FieldProps, fieldStyles } from '../Field/index.ts';
import { boxesOf, boxNames, isoDateOf } from './boxes.ts';
import { dateBoxesCopy as copy } from './DateBoxes.copy.ts';
import * as styles from './DateBoxes.css.ts';

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
  /** Whether it must be filled in. Others say “(optional)”. */
  isRequired?: boolean;
  /** Day to begin with, `YYYY-MM-DD`. */
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
      {({ isInvalid, errorId }) => (
        <div className={styles.row}>
          {boxNames.map((box) => (
            <AriaTextField
              key={box}
              value={boxes[box]}
              onChange={(text) => {
                const next = { ...boxes, [box]: text };
                setBoxes(next);
                onChange?.(isoDateOf(next));
              }}
              inputMode="numeric"
              autoComplete={isBirthDate ? `bday-${box}` : 'off'}
              maxLength={box === 'year' ? 4 : 2}
              isRequired={field.isRequired}
              isInvalid={isInvalid}
              aria-describedby={errorId}
              validationBehavior="aria"
              className={styles.box}
            >
              <Label className={styles.label}>{copy[box]}</Label>
              <Input className={`${fieldStyles.control()} ${styles.input({ size: box })}`} />
            </AriaTextField>
          ))}
          <input type="hidden" name={name} value={isoDateOf(boxes)} />
        </div>
      )}
    </FieldGroup>
  );
}
