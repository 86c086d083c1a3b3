import { useId } from 'react';
import type { FieldOption } from '../Field/index.ts';
import * as styles from './SegmentedControl.css.ts';

/** Props of `SegmentedControl`. */
export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group, such as “Period”. */
  'aria-label': string;
  /** Options in display order, without descriptions. */
  options: readonly (Pick<FieldOption, 'label'> & { value: Value })[];
  /** Value of the selected option. */
  value: Value;
  /** Called with the value of the selected option. */
  onChange: (value: Value) => void;
}

/** Renders a few options, one of which changes the content of the page at once. */
export function SegmentedControl<Value extends string>({
  options,
  value,
  onChange,
  ...group
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" {...group} className={styles.group}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
