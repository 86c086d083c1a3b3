import { ProgressBar } from 'react-aria-components/ProgressBar';
import { spinner } from './Spinner.css.ts';

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** What is being waited for, for screen readers: “Saving”. */
  label: string;
  /** `sm` stands in a line of text or a button. */
  size?: 'sm' | 'md';
}

/** Says that something short is under way. For content that is loading use `Skeleton`. */
export function Spinner({ label, size = 'md' }: SpinnerProps) {
  return <ProgressBar aria-label={label} isIndeterminate className={spinner({ size })} />;
}
