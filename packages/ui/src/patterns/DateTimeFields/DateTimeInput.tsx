import { useState } from 'react';
import type { NativeControl } from '../Field/index.ts';
import { input } from './DateTimeFields.css.ts';

/** Props of `DateTimeInput`. */
export interface DateTimeInputProps {
  /** What the field around makes of it. */
  control: NativeControl;
  /** What it is for. */
  type: 'date' | 'time';
  /** Latest value that is offered. */
  max?: string;
  /** Value to begin with; a later one changes nothing, so that what is typed stays. */
  defaultValue: string;
  /** What the form says when only a part of it is there. */
  incomplete: string;
  /** Called with the whole value, or with nothing while incomplete. */
  onChange: (value: string) => void;
}

/** The platform's control for a day or a time of day. */
export function DateTimeInput({ control, defaultValue, incomplete, onChange, ...kind }: DateTimeInputProps) {
  const [initial] = useState(defaultValue);
  const [isEmpty, setEmpty] = useState(defaultValue === '');
  return (
    <input
      {...control}
      {...kind}
      defaultValue={initial}
      onChange={({ currentTarget: { value } }) => {
        setEmpty(value === '');
        onChange(value);
      }}
      data-empty={isEmpty || undefined}
      data-incomplete={incomplete}
      className={input}
    />
  );
}
