import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './ProgressBar.css.ts';

/** Props of `ProgressBar`. */
export interface ProgressBarProps {
  /** Label of the task: “Sending scan.pdf”. */
  label: string;
  /** How far it is, 0 to 100. Left out while that is not known. */
  percent?: number;
  /** Whether the label and figure are for screen readers only, because they are visible beside it. */
  isLabelHidden?: boolean;
  /** Meaning of the colour; the words repeat it. @default 'accent' */
  tone?: 'accent' | 'success';
}

/** Shows the progress of a longer task, such as an upload. For a short wait use `Spinner`. */
export function ProgressBar({ label, percent, isLabelHidden = false, tone }: ProgressBarProps) {
  return (
    <AriaProgressBar value={percent ?? 0} isIndeterminate={percent === undefined} className={styles.root}>
      {({ percentage, valueText }) => {
        const words = (
          <span className={styles.words}>
            <Label>{label}</Label>
            <span className={styles.figure}>{valueText}</span>
          </span>
        );
        return (
          <>
            {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
            <span className={styles.track}>
              <span
                className={styles.fill({ tone, isIndeterminate: percentage === undefined })}
                style={percentage === undefined ? undefined : { inlineSize: `${percentage}%` }}
              />
            </span>
          </>
        );
      }}
    </AriaProgressBar>
  );
}
