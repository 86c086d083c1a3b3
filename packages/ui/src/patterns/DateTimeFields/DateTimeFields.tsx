import { DateField, TimeField } from './DateField.tsx';
import { dateTimeFieldsCopy as copy } from './DateTimeFields.copy.ts';
import { pair } from './DateTimeFields.css.ts';

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
  /** Date to begin with, `YYYY-MM-DD`. */
  defaultDate?: string;
  /** Time to begin with, `HH:MM`. */
  defaultTime?: string;
  /** Latest day the browser offers, `YYYY-MM-DD`: today, for what has been measured. The schema still decides. */
  max?: string;
  /** Whether both must be filled in. @default true */
  isRequired?: boolean;
}

/** When something happened: a day and a time on the person's own clock. */
export function DateTimeFields(props: DateTimeFieldsProps) {
  const { isRequired = true, max } = props;
  return (
    <div className={pair}>
      <DateField
        label={props.dateLabel ?? copy.date}
        name={props.dateName ?? 'date'}
        defaultValue={props.defaultDate}
        {...{ isRequired, max }}
      />
      <TimeField
        label={props.timeLabel ?? copy.time}
        name={props.timeName ?? 'time'}
        defaultValue={props.defaultTime}
        isRequired={isRequired}
      />
    </div>
  );
}
