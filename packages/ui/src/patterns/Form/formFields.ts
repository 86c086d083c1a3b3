import type { FieldErrors } from './fieldErrors.ts';

/** Every field marks its root with its name, because the element that takes focus is not always the one that holds it. */
const fieldRoots = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[data-field]')];

/** Names of the fields in the order in which they stand. */
export function fieldNames(form: HTMLFormElement): string[] {
  return fieldRoots(form).flatMap((root) => root.dataset.field ?? []);
}

/** Name of the field around an element of it; nothing outside of fields. */
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
 * What stands in fields but is no value yet, such as half a date: the browser would hand it over as if nothing were there.
 * The field says what is missing in `data-incomplete`.
 */
export function unreadableFields(form: HTMLFormElement): FieldErrors {
  const inputs = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput);
  return Object.fromEntries(
    inputs.map((input) => [input.name, input.dataset.incomplete ?? input.validationMessage]),
  );
}
