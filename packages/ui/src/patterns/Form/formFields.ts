import type { FieldErrors } from './fieldErrors.ts';

/** Returns the roots of all fields, which carry the names: the element that takes focus does not always have one. */
const fieldRoots = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[data-field]')];

/** Returns names of the fields in the order in which they stand. */
export function fieldNames(form: HTMLFormElement): string[] {
  return fieldRoots(form).flatMap((root) => root.dataset.field ?? []);
}

/** Returns the name of the field that contains an element, or undefined. */
export function nameOfField(part: Element): string | undefined {
  return part.closest<HTMLElement>('[data-field]')?.dataset.field;
}

const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]';

/** Moves focus into the field of this name, if the form has it. */
export function focusField(form: HTMLFormElement, name: string): void {
  const root = fieldRoots(form).find(({ dataset }) => dataset.field === name);
  root?.querySelector<HTMLElement>(focusable)?.focus();
}

/**
 * Returns fields whose input is not a value yet, such as half a date, which the form would submit as empty. The field puts
 * its error text into `data-unreadable`.
 */
export function unreadableFields(form: HTMLFormElement): FieldErrors {
  return Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[data-unreadable]')].map((input) => [
      nameOfField(input) ?? input.name,
      input.dataset.unreadable ?? '',
    ]),
  );
}
