import { ErrorIcon } from '../../icons/index.ts';
import { fieldStyles, useFormError } from '../../patterns/Field/index.ts';
import * as styles from './HealthFormScreen.css.ts';
import { resultsField } from './healthForm.schema.ts';

/** Says that there is no result at all. It takes focus itself, since no single field is wrong. */
export function ResultsProblem() {
  const problem = useFormError(resultsField);
  return (
    <div data-field={resultsField} className={styles.resultsProblem}>
      {problem ? (
        <p tabIndex={-1} className={fieldStyles.error}>
          <ErrorIcon size={18} className={fieldStyles.errorIcon} />
          {problem}
        </p>
      ) : null}
    </div>
  );
}
