import type { ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { BannerFrame } from '../Banner/BannerFrame.tsx';
import { FormErrorsContext } from '../Field/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { focusField } from './formFields.ts';
import type { SchemaForm } from './useSchemaForm.ts';

/** Props of `Form`. */
export interface FormProps {
  /** From `useSchemaForm`. */
  form: SchemaForm;
  /** Fields, then a `Button` of type `submit`. */
  children: ReactNode;
  /** Why the last try failed as a whole: one sentence, shown above the fields. */
  message?: string;
  /** `form` 560 px, for fields under one another; `full` when it holds a table of them. @default 'form' */
  width?: 'form' | 'full';
  /** Name of the form where no heading gives it one. */
  'aria-label'?: string;
  /** `id` of the heading that names the form. */
  'aria-labelledby'?: string;
}

/** Returns whether the form needs a summary: it has several errors, or one without a field. */
const needsSummary = ({ problems }: SchemaForm) =>
  problems.length > 1 || problems.some(({ isInForm }) => !isInForm);

/** Renders uncontrolled, named fields with a schema. Errors appear beside their fields, and in a summary when there are several. */
export function Form({ form, children, message, width, ...aria }: FormProps) {
  const goToField = (name: string) => {
    if (form.ref.current) focusField(form.ref.current, name);
  };
  return (
    <AriaForm
      {...aria}
      ref={form.ref}
      className={styles.form({ width })}
      validationBehavior="aria"
      validationErrors={form.fieldErrors}
      onSubmit={form.onSubmit}
    >
      {message ? <BannerFrame tone="error">{message}</BannerFrame> : null}
      {needsSummary(form) ? <ErrorSummary problems={form.problems} onGoToField={goToField} /> : null}
      <FormErrorsContext value={form.fieldErrors}>
        <div role="presentation" className={styles.fields} onInput={form.onInput}>
          {children}
        </div>
      </FormErrorsContext>
    </AriaForm>
  );
}
