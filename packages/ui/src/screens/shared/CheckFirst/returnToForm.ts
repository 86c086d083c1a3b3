import type { RefObject } from 'react';

/** Returns to the fields of a form: calls `onChange` to dismiss the confirmation, and moves focus to the first number. */
export function returnToForm(
  form: RefObject<HTMLFormElement | null>,
  onChange: () => void,
  name?: string,
): void {
  onChange();
  const selector = name ? `[name="${name}"]` : 'input[inputmode]';
  form.current?.querySelector<HTMLInputElement>(selector)?.focus();
}
