import type { FormIssue } from './formSchema.ts';

/** What is wrong with a form: the name of a field to one sentence about it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** One thing wrong, for a list. */
export interface FieldProblem {
  /** Name of the field; a field the form does not have leaves `isInForm` false. */
  name: string;
  message: string;
  isInForm: boolean;
}

/** Returns the first issue of each field. An issue of the whole form stands under the empty name. */
export function fieldErrorsOf(issues: readonly FormIssue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path: [first = ''] = [], message } of issues) {
    const name = String(typeof first === 'object' ? first.key : first);
    errors[name] ??= message;
  }
  return errors;
}

/** Problems in the order in which a reader meets the fields; those of no field come last. */
export function problemsInOrder(errors: FieldErrors, fieldNames: readonly string[]): FieldProblem[] {
  const place = (name: string) => (fieldNames.includes(name) ? fieldNames.indexOf(name) : fieldNames.length);
  return Object.entries(errors)
    .map(([name, message]) => ({ name, message, isInForm: fieldNames.includes(name) }))
    .sort((one, other) => place(one.name) - place(other.name));
}

/** Returns what the fields hold: text or a file for each name, and a list for each of `listNames`, empty ones included. */
export function formValues(data: FormData, listNames: readonly string[]): Record<string, unknown> {
  const lists = listNames.map((name) => [name, data.getAll(name)] as const);
  return { ...Object.fromEntries(data), ...Object.fromEntries(lists) };
}
