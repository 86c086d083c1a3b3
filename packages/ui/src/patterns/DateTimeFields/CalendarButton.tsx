import { useRef } from 'react';
import { CalendarIcon } from '../../icons/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { dispatchInput } from '../Field/index.ts';
import { calendar, picker } from './DateTimeFields.css.ts';

interface CalendarButtonProps {
  /** Label of the date field. */
  label: string;
  /** Selected date, `YYYY-MM-DD`; empty for none. */
  day: string;
  /** Latest selectable date. */
  max?: string;
  onPick: (day: string) => void;
}

/** Opens the native date picker of the platform. */
export function CalendarButton({ label, day, max, onPick }: CalendarButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={calendar}>
      <IconButton
        label={label}
        icon={<CalendarIcon size={20} />}
        onPress={() => input.current?.showPicker()}
      />
      {/* Only opens the picker. It has no name, so the form does not submit it. */}
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        max={max}
        onChange={({ currentTarget }) => {
          if (currentTarget.value === '') return;
          onPick(currentTarget.value);
          // The form reads its fields after they have rendered.
          setTimeout(() => dispatchInput(input.current));
        }}
        className={picker}
      />
    </span>
  );
}
