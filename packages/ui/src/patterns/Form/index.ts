export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { Form, type FormProps } from './Form.tsx';
export type { FieldErrors, FieldProblem } from './fieldErrors.ts';
export { focusField } from './formFields.ts';
export { type SchemaForm, type SchemaFormOptions, useSchemaForm } from './useSchemaForm.ts';
