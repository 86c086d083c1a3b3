import { type ReactNode, useState } from 'react';
import { FieldGroup, type FieldProps, PartInputs } from '../Field/index.ts';
import { useNamedZone } from '../NamedZone/index.ts';
import { namedZoneCopy } from '../NamedZone/NamedZone.copy.ts';
import { dateTimeFieldsCopy as copy } from './DateTimeFields.copy.ts';
import { timeOf, timeParts, wholeTime } from './times.ts';

/** Props of `TimeField`. */
export interface TimeFieldProps extends FieldProps {
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
  /** Initial time, `HH:MM`. */
  defaultValue?: string;
  /** Called with `HH:MM`, or with an empty string while incomplete. */
  onChange?: (value: string) => void;
}

/**
 * Renders a time field, 00:00 to 23:59. The value is `HH:MM` without a zone, empty while incomplete. The label names
 * the zone while `NamedZoneProvider` has one.
 */
export function TimeField({ name, label, defaultValue, onChange, ...field }: TimeFieldProps) {
  const zone = useNamedZone()?.timeZone ?? null;
  const [boxes, setBoxes] = useState(() => wholeTime(defaultValue ?? '') ?? { hour: '', minute: '' });
  const isEmpty = boxes.hour.trim() === '' && boxes.minute.trim() === '';
  return (
    <FieldGroup {...field} name={name} label={zone ? namedZoneCopy.labelled(label, zone) : label}>
      {(state) => (
        <PartInputs
          {...state}
          name={name}
          parts={timeParts}
          values={boxes}
          whole={wholeTime}
          wholeOf={timeOf}
          unreadable={timeOf(boxes) === '' && !isEmpty ? copy.incompleteTime : undefined}
          isRequired={field.isRequired}
          onChange={(next) => {
            setBoxes(next);
            onChange?.(timeOf(next));
          }}
        />
      )}
    </FieldGroup>
  );
}
