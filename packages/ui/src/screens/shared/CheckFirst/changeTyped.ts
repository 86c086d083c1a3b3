import type { RefObject } from 'react';

/** Returns to the fields of a form: `onChange` dismisses the question, and the first figure takes focus. */
export function changeTyped(
  form: RefObject<HTMLFormElement | null>,
  onChange: () => void,
  name?: string,
): void {
  onChange();
  const selector = name ? `[name="${name}"]` : 'input[inputmode]';
  form.current?.querySelector<HTMLInputElement>(selector)?.focus();
}
