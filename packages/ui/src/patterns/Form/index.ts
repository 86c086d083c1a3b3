export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { Form, type FormProps } from './Form.tsx';
export type { FieldErrors, FieldProblem } from './fieldErrors.ts';
export { focusField, unreadableFields } from './formFields.ts';
export type { FormCheck, FormIssue, FormSchema } from './formSchema.ts';
export { type TextRule, textFields } from './textFields.ts';
export { type SchemaForm, type SchemaFormOptions, useSchemaForm } from './useSchemaForm.ts';
