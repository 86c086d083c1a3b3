import type { FormIssue } from './formSchema.ts';

/** Error texts by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Error in a list. */
export interface FieldProblem {
  /** Name of the field. `isInForm` is `false` if the form does not have it. */
  name: string;
  message: string;
  isInForm: boolean;
}

/** Returns the first issue of each field. Issues of the whole form are stored under the empty name. */
export function fieldErrorsOf(issues: readonly FormIssue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path: [first = ''] = [], message } of issues) {
    const name = String(typeof first === 'object' ? first.key : first);
    errors[name] ??= message;
  }
  return errors;
}

/** Returns whether both name the same fields with the same texts. */
export function isSameErrors(one: FieldErrors, other: FieldErrors): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Returns the errors in the order of the fields; errors without a field come last. */
export function problemsInOrder(errors: FieldErrors, fieldNames: readonly string[]): FieldProblem[] {
  const place = (name: string) => (fieldNames.includes(name) ? fieldNames.indexOf(name) : fieldNames.length);
  return Object.entries(errors)
    .map(([name, message]) => ({ name, message, isInForm: fieldNames.includes(name) }))
    .sort((one, other) => place(one.name) - place(other.name));
}

/** Returns the values of the fields: text or a file for each name, and a list for each of `listNames`, empty lists included. */
export function formValues(data: FormData, listNames: readonly string[]): Record<string, unknown> {
  const lists = listNames.map((name) => [name, data.getAll(name)] as const);
  return { ...Object.fromEntries(data), ...Object.fromEntries(lists) };
}
