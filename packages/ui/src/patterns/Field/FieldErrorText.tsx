import { FieldError } from 'react-aria-components/FieldError';
import { ErrorIcon } from '../../icons/index.ts';
import * as styles from './Field.css.ts';

/** Props of `FieldErrorText`. */
export interface FieldErrorTextProps {
  /** What is wrong and what to do; without it, what the form says of the field around. */
  children?: string;
}

/** What is wrong with the React Aria field around it. Nothing while nothing is. */
export function FieldErrorText({ children }: FieldErrorTextProps) {
  return (
    <FieldError className={styles.error}>
      {({ validationErrors }) => (
        <>
          <ErrorIcon size={18} className={styles.errorIcon} />
          <span>{children ?? validationErrors.join(' ')}</span>
        </>
      )}
    </FieldError>
  );
}
