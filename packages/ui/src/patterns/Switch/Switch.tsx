import { type ReactNode, useId } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import * as styles from './Switch.css.ts';

/** Props of `Switch`. */
export interface SwitchProps {
  /** Name of the setting: “Show notifications”. */
  children: ReactNode;
  /** Effect of the setting. */
  description?: string;
  /** Whether the switch is on (controlled). */
  isSelected?: boolean;
  /** Whether the switch is initially on (uncontrolled). */
  defaultSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** Name of the field in a form. On submits “on”, off submits nothing. */
  name?: string;
}

/** Renders a setting that takes effect at once. For a setting that is submitted with a form use a check box. */
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
