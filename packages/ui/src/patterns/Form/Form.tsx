import { type ReactNode, useEffect, useRef } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { BannerFrame } from '../Banner/BannerFrame.tsx';
import { FormErrorsContext } from '../Field/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { focusField } from './formFields.ts';
import type { SchemaForm } from './useSchemaForm.ts';

/** Props of `Form`. */
export interface FormProps {
  /** Result of `useSchemaForm`. */
  form: SchemaForm;
  /** Fields, followed by a `Button` of type `submit`. */
  children: ReactNode;
  /** Error of the last submission as a whole: one sentence, shown above the fields. */
  message?: string;
  /** `form` (560 px) for stacked fields, `full` for a table of fields. @default 'form' */
  width?: 'form' | 'full';
  /** Accessible name of a form without a heading. */
  'aria-label'?: string;
  /** `id` of the heading that names the form. */
  'aria-labelledby'?: string;
}

/** Renders the error of a submission, and moves it into the window: the button may stand far below it. */
function FormMessage({ children }: { children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <BannerFrame tone="error">{children}</BannerFrame>
    </div>
  );
}

/** Returns whether the form needs a summary: it has several errors, or an error without a field. */
const needsSummary = ({ problems }: SchemaForm) =>
  problems.length > 1 || problems.some(({ isInForm }) => !isInForm);

/** Renders uncontrolled, named fields with a schema. Errors appear beside their fields, and in a summary if there are several. */
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
      {message ? <FormMessage key={message}>{message}</FormMessage> : null}
      {needsSummary(form) ? <ErrorSummary problems={form.problems} onGoToField={goToField} /> : null}
      <FormErrorsContext value={form.fieldErrors}>
        <div role="presentation" className={styles.fields} onInput={form.onInput}>
          {children}
        </div>
      </FormErrorsContext>
    </AriaForm>
  );
}
