import { DateField } from './DateField.tsx';
import { dateTimeFieldsCopy as copy } from './DateTimeFields.copy.ts';
import { pair } from './DateTimeFields.css.ts';
import { TimeField } from './TimeField.tsx';

/** Props of `DateTimeFields`. */
export interface DateTimeFieldsProps {
  /** Name of the date in the form. @default 'date' */
  dateName?: string;
  /** Name of the time in the form. @default 'time' */
  timeName?: string;
  /** Label of the date. @default 'Date' */
  dateLabel?: string;
  /** Label of the time. @default 'Time' */
  timeLabel?: string;
  /** Initial date, `YYYY-MM-DD`. */
  defaultDate?: string;
  /** Initial time, `HH:MM`. */
  defaultTime?: string;
  /** Latest valid date, `YYYY-MM-DD`, such as today for a measurement. */
  max?: string;
  /** Whether both fields are required. @default true */
  isRequired?: boolean;
}

/** Renders a date and a time in the user's own time zone. */
export function DateTimeFields(props: DateTimeFieldsProps) {
  const { isRequired = true, dateName = 'date', timeName = 'time', max } = props;
  return (
    <div className={pair}>
      <DateField
        label={props.dateLabel ?? copy.date}
        name={dateName}
        defaultValue={props.defaultDate}
        isRequired={isRequired}
        max={max}
      />
      <TimeField
        label={props.timeLabel ?? copy.time}
        name={timeName}
        defaultValue={props.defaultTime}
        isRequired={isRequired}
      />
    </div>
  );
}
