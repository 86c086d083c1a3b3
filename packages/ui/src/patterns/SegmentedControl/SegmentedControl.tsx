import { useId } from 'react';
import type { FieldOption } from '../Field/index.ts';
import * as styles from './SegmentedControl.css.ts';

/** Props of `SegmentedControl`. */
export interface SegmentedControlProps<Value extends string> {
  /** Names the group for screen readers, such as “Period”. */
  'aria-label': string;
  /** The options in their order; their descriptions are not shown. */
  options: readonly (Pick<FieldOption, 'label'> & { value: Value })[];
  /** Value of the chosen option. */
  value: Value;
  /** Called with the value that the person chooses. */
  onChange: (value: Value) => void;
}

/** Chooses one of a few options that change what the page shows at once. */
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
