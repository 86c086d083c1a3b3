export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { Form, type FormProps } from './Form.tsx';
export type { FieldErrors, FieldProblem } from './fieldErrors.ts';
export { focusField, unreadableFields } from './formFields.ts';
export { checkFields, type FormCheck, type FormIssue, type FormSchema } from './formSchema.ts';
export { type TextRule, textFields } from './textFields.ts';
export { type SchemaForm, type SchemaFormOptions, useSchemaForm } from './useSchemaForm.ts';
