import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './ProgressBar.css.ts';

/** Props of `ProgressBar`. */
export interface ProgressBarProps {
  /** Name of the task: “Sending scan.pdf”. */
  label: string;
  /** Progress in per cent, 0 to 100. Omit it if unknown. */
  percent?: number;
  /** Whether label and figure are for screen readers only, because they are visible beside the bar. */
  isLabelHidden?: boolean;
  /** Meaning of the colour. The label repeats it. @default 'accent' */
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
