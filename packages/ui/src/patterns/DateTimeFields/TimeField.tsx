import { type ReactNode, useContext } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { InputContext } from 'react-aria-components/Input';
import {
  TimeField as AriaTimeField,
  DateInput,
  DateSegment,
  TimeFieldStateContext,
} from 'react-aria-components/TimeField';
import { FieldFrame, type FieldProps, fieldStyles } from '../Field/index.ts';
import * as styles from './DateTimeFields.css.ts';
import { timeOf, timeText } from './dateText.ts';

/** Props of `TimeField`. */
export interface TimeFieldProps extends FieldProps {
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
  /** Time to begin with, `HH:MM`. */
  defaultValue?: string;
  /** Called with `HH:MM`, or with nothing while incomplete. */
  onChange?: (value: string) => void;
}

/** Hands `HH:MM` to the form, as the product keeps times; React Aria would add seconds. */
function HourMinuteInput() {
  const hidden = useContext(InputContext);
  const state = useContext(TimeFieldStateContext);
  return (
    <InputContext.Provider value={{ ...hidden, value: timeText(state?.timeValue ?? null) }}>
      <DateInput className={`${fieldStyles.control()} ${styles.parts}`}>
        {(segment) => <DateSegment segment={segment} className={styles.part} />}
      </DateInput>
    </InputContext.Provider>
  );
}

/** A time of day from 00:00 to 23:59, without a time zone. Its value is `HH:MM`, empty while incomplete. */
export function TimeField(props: TimeFieldProps) {
  const { label, description, errorMessage, defaultValue, onChange, ...aria } = props;
  return (
    <I18nProvider locale="en-GB">
      <AriaTimeField
        {...aria}
        granularity="minute"
        hourCycle={24}
        shouldForceLeadingZeros
        defaultValue={timeOf(defaultValue)}
        onChange={(time) => onChange?.(timeText(time))}
        isInvalid={errorMessage ? true : undefined}
        data-field={aria.name}
        className={fieldStyles.root}
      >
        <FieldFrame {...{ label, description, errorMessage }} isRequired={aria.isRequired}>
          <HourMinuteInput />
        </FieldFrame>
      </AriaTimeField>
    </I18nProvider>
  );
}
