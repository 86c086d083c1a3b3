import { useContext } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
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
  // A pending button names itself after the spinner in it, and tells it by which id.
  const button = useContext(ProgressBarContext);
  const id = button && 'id' in button ? button.id : undefined;
  return <div role="progressbar" id={id} aria-label={label} className={spinner({ size })} />;
}
