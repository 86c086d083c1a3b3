import { Button as AriaButton } from 'react-aria-components/Button';
import { formCopy } from './Form.copy.ts';
import * as styles from './Form.css.ts';
import type { FieldProblem } from './fieldErrors.ts';

/** Props of `ErrorSummary`. */
export interface ErrorSummaryProps {
  /** Errors in the order of the fields. */
  problems: readonly FieldProblem[];
  /** Called with the name of the field to focus. */
  onGoToField: (name: string) => void;
}

/** Lists all errors of a form; each entry links to its field. `Form` renders it. */
export function ErrorSummary({ problems, onGoToField }: ErrorSummaryProps) {
  return (
    <div role="alert" className={styles.summary}>
      <p className={styles.summaryTitle}>{formCopy.summaryTitle}</p>
      <ul className={styles.summaryList}>
        {problems.map(({ name, message, isInForm }) => (
          <li key={name}>
            {isInForm ? (
              <AriaButton className={styles.summaryItem} onPress={() => onGoToField(name)}>
                {message}
              </AriaButton>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
