import { useContext } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { spinner } from './Spinner.css.ts';

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** Accessible name of the pending task: “Saving”. */
  label: string;
  /** `sm` fits a line of text or a button. */
  size?: 'sm' | 'md';
}

/** Shows that a short task is pending. For content that is loading use `Skeleton`. */
export function Spinner({ label, size = 'md' }: SpinnerProps) {
  // `id` by which a pending button takes its accessible name from the spinner.
  const button = useContext(ProgressBarContext);
  const id = button && 'id' in button ? button.id : undefined;
  return <div role="progressbar" id={id} aria-label={label} className={spinner({ size })} />;
}
