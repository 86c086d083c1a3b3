import type { CalendarDate, DateValue } from '@internationalized/date';
import type { ReactNode } from 'react';
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FieldFrame, type FieldProps, fieldStyles } from '../Field/index.ts';
import { dateTimeFieldsCopy as copy } from './DateTimeFields.copy.ts';
import * as styles from './DateTimeFields.css.ts';
import { dateOf, dayInWords } from './dateText.ts';

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

const refuseAfter = (latest: CalendarDate | undefined) => (day: DateValue | null) =>
  latest && day && day.compare(latest) > 0 ? copy.tooLate(dayInWords(latest)) : null;

/** A calendar day, typed as day, month, year whatever the machine's habit. Its value is `YYYY-MM-DD`, empty while incomplete. */
export function DateField(props: DateFieldProps) {
  const { label, description, errorMessage, max, defaultValue, onChange, ...aria } = props;
  return (
    <I18nProvider locale="en-GB">
      <AriaDateField
        {...aria}
        granularity="day"
        shouldForceLeadingZeros
        defaultValue={dateOf(defaultValue)}
        onChange={(day) => onChange?.(day?.toString() ?? '')}
        validate={refuseAfter(dateOf(max))}
        isInvalid={errorMessage ? true : undefined}
        data-field={aria.name}
        className={fieldStyles.root}
      >
        <FieldFrame {...{ label, description, errorMessage }} isRequired={aria.isRequired}>
          <DateInput className={`${fieldStyles.control()} ${styles.parts}`}>
            {(segment) => <DateSegment segment={segment} className={styles.part} />}
          </DateInput>
        </FieldFrame>
      </AriaDateField>
    </I18nProvider>
  );
}
