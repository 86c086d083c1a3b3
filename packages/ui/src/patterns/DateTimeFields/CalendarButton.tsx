import { useRef } from 'react';
import { CalendarIcon } from '../../icons/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { tellForm } from '../Field/index.ts';
import { calendar, picker } from './DateTimeFields.css.ts';

interface CalendarButtonProps {
  /** What it opens. */
  label: string;
  /** The chosen day, `YYYY-MM-DD`; empty for none. */
  day: string;
  /** Latest day that is offered. */
  max?: string;
  onPick: (day: string) => void;
}

/** Opens the platform's calendar: its own keys, words and gestures, without code of ours. */
export function CalendarButton({ label, day, max, onPick }: CalendarButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={calendar}>
      <IconButton
        label={label}
        icon={<CalendarIcon size={20} />}
        onPress={() => input.current?.showPicker()}
      />
      {/* Only there to be opened: it has no name, so a form does not send it. */}
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
          // The form reads its fields once they are rendered.
          setTimeout(() => tellForm(input.current));
        }}
        className={picker}
      />
    </span>
  );
}
