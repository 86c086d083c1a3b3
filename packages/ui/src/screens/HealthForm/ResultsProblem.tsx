import { ErrorIcon } from '../../icons/index.ts';
import * as fieldStyles from '../../patterns/Field/Field.css.ts';
import { useFormError } from '../../patterns/Field/index.ts';
import * as styles from './HealthFormScreen.css.ts';
import { resultsField } from './healthForm.schema.ts';

/** Shows the error of a form without results. It takes focus itself, because the error belongs to no single field. */
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
