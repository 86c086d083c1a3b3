import { FieldError } from 'react-aria-components/FieldError';
import { ErrorIcon } from '../../icons/index.ts';
import * as styles from './Field.css.ts';

/** Props of `FieldErrorText`. */
export interface FieldErrorTextProps {
  /** Error text. @default error of the surrounding field */
  children?: string;
}

/** Shows the error of the surrounding React Aria field. Renders nothing while it is valid. */
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
