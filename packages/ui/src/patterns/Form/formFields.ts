import type { FieldErrors } from './fieldErrors.ts';

/** Returns the roots of all fields. They carry the names, because the focusable element does not always have one. */
const fieldRoots = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[data-field]')];

/** Returns the names of the fields in document order. */
export function fieldNames(form: HTMLFormElement): string[] {
  return fieldRoots(form).flatMap((root) => root.dataset.field ?? []);
}

/** Returns the name of the field that contains an element, or undefined. */
export function nameOfField(part: Element): string | undefined {
  return part.closest<HTMLElement>('[data-field]')?.dataset.field;
}

const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]';

/** Moves focus to the field with this name, if the form has it, and its label and error into the window. */
export function focusField(form: HTMLFormElement, name: string): void {
  const root = fieldRoots(form).find(({ dataset }) => dataset.field === name);
  root?.querySelector<HTMLElement>(focusable)?.focus();
  root?.scrollIntoView({ block: 'nearest' });
}

/**
 * Returns fields with incomplete input, such as half a date, which the form would submit as empty. The field stores
 * its error text in `data-unreadable`.
 */
export function unreadableFields(form: HTMLFormElement): FieldErrors {
  return Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[data-unreadable]')].map((input) => [
      nameOfField(input) ?? input.name,
      input.dataset.unreadable ?? '',
    ]),
  );
}
