import { type ReactNode, useId } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import * as styles from './Switch.css.ts';

/** Props of `Switch`. */
export interface SwitchProps {
  /** What is on or off: “Show notifications”. */
  children: ReactNode;
  /** What follows from it. */
  description?: string;
  /** Whether it is on, when the parent keeps it. */
  isSelected?: boolean;
  /** Whether it begins on. */
  defaultSelected?: boolean;
  /** Called with whether it is on now. */
  onChange?: (isSelected: boolean) => void;
  /** Name of the value in a form; on is sent as “on”, off not at all. */
  name?: string;
}

/** A setting that takes effect at once. In a form that is sent later use a check box. */
export function Switch({ children, description, ...aria }: SwitchProps) {
  const [labelId, descriptionId] = [useId(), useId()];
  return (
    <AriaSwitch
      {...aria}
      aria-labelledby={labelId}
      aria-describedby={description ? descriptionId : undefined}
      className={styles.root}
    >
      <span className={styles.words}>
        <span id={labelId} className={styles.label}>
          {children}
        </span>
        {description ? (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        ) : null}
      </span>
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
    </AriaSwitch>
  );
}
